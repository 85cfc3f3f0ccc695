// The arrows between packages: engine ← ai ← text, protocol ← server ← cli; text, protocol ← web; engine ← bench; ai ← training; server ← trials.
const mayUse = {
  engine: [],
  text: ['engine', 'ai'],
  ai: ['engine'],
  protocol: ['engine', 'ai'],
  server: ['engine', 'ai', 'protocol'],
  trials: ['engine', 'protocol', 'server'],
  web: ['engine', 'text', 'ai', 'protocol'],
  cli: ['engine', 'text', 'ai', 'server'],
  bench: ['engine'],
  training: ['engine', 'ai'],
};

// The rooms of the engine, in the order of their imports: each may use those before it.
const rooms = [
  'util',
  'random',
  'model',
  'content',
  'speed',
  'rules',
  'effects',
  'flow',
  'decisions',
  'modules',
  'game',
  'questions',
  'api',
  'records',
  'testing',
];

/**
 * Types speak of what a later room defines: keys of cards, states and effects of modules; and the tables
 * of the game contain those of the modules.
 */
const mayAlsoUse = {
  model: ['content', 'modules'],
  content: ['modules/content.ts'],
  effects: ['modules'],
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(mayUse).map(([name, others]) => ({
      name: `arrows-of-${name}`,
      severity: 'error',
      from: { path: `^packages/${name}/` },
      to: { path: '^packages/', pathNot: `^packages/(${[name, ...others].join('|')})/` },
    })),
    ...rooms.map((room, index) => {
      const open = [...rooms.slice(0, index + 1), ...(mayAlsoUse[room] ?? [])];
      return {
        name: `arrows-of-room-${room}`,
        severity: 'error',
        from: { path: `^packages/engine/src/${room}/` },
        to: {
          path: '^packages/engine/src/',
          pathNot: `^packages/engine/src/(${open.join('|')})(/|$)`,
        },
      };
    }),
    {
      name: 'tables-of-modules',
      comment: 'What a module adds to the tables is data like the rest of them.',
      severity: 'error',
      from: { path: '^packages/engine/src/modules/(content[.]ts|[^/]+/content/)' },
      to: {
        path: '^packages/engine/src/',
        pathNot: '^packages/engine/src/(util|random|model|content|modules/[^/]+/content)/',
      },
    },
    {
      name: 'engine-is-self-contained',
      severity: 'error',
      from: { path: '^packages/engine/src/' },
      to: { pathNot: '^packages/engine/src/' },
    },
    {
      name: 'text-knows-types-of-ai',
      comment: 'Texts have a sentence for every reason of a computer player; they never run one.',
      severity: 'error',
      from: { path: '^packages/text/src/' },
      to: { path: '^packages/ai/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'packages-by-name',
      comment: 'Another package is imported by its name, not by a path into its files.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/[^/]+/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'node', 'default'],
    },
  },
};
