import type { ModuleScreen } from '../module.js';
import MasterKey from './MasterKey.svelte';

export const screen: ModuleScreen = { zones: { court: MasterKey } };
