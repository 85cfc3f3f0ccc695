import type { Component } from 'svelte';
import ColorControl from './ColorControl.svelte';
import type { ControlName, ControlProps } from './field.js';
import GoodsControl from './GoodsControl.svelte';
import NumberControl from './NumberControl.svelte';

type Controls = Readonly<Partial<Record<ControlName, Component<ControlProps>>>>;

const OF_MODULES = import.meta.glob<Controls>('../../modules/*/deskControls.ts', {
  eager: true,
  import: 'controls',
});

/** What each value is asked with. */
export const CONTROLS: Controls = {
  number: NumberControl,
  goods: GoodsControl,
  color: ColorControl,
  ...(Object.assign({}, ...Object.values(OF_MODULES)) as Controls),
};
