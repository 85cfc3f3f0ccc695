import RowsControl from './RowsControl.svelte';
import SectionsControl from './SectionsControl.svelte';

export const controls = { rows: RowsControl, sections: SectionsControl };
