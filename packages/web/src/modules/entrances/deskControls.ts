import TokensControl from './TokensControl.svelte';

export const controls = { tokens: TokensControl };
