import { fileURLToPath } from 'node:url';

/** As much of what the bundler tells about a module as is used here. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}
interface Group {
  readonly name: (id: string, graph: Graph) => string | null;
  readonly debugName: string;
}

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));
const ENTRIES = { start: `${SOURCES}main.ts`, table: `${SOURCES}app/GameScreen.svelte` };

/** Other packages of the project are left out: what is used of them, the bundler knows better. */
const isFollowed = (id: string): boolean => id.startsWith(SOURCES) || id.includes('/node_modules/');

/** What a file imports at once, over files of the client and of libraries. */
function closureOf(graph: Graph, entry: string): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id) || !isFollowed(id)) return;
    found.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  visit(entry);
  return found;
}

/**
 * One file for what the start page needs and one for the table, instead of a hundred: together they compress
 * better.
 */
export function firstLoad(): Group[] {
  let closures: readonly (readonly [name: string, files: ReadonlySet<string>])[] | null = null;
  return [
    {
      debugName: 'first load',
      name: (id, graph) => {
        // It waits for the words: nothing that is fetched meanwhile may wait for it.
        if (id === ENTRIES.start) return null;
        closures ??= Object.entries(ENTRIES).map(([name, entry]) => [
          name,
          closureOf(graph, entry),
        ]);
        return closures.find(([, files]) => files.has(id))?.[0] ?? null;
      },
    },
  ];
}
