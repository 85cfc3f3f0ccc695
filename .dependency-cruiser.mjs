// The arrows between packages: engine ← ai ← text, protocol ← server ← cli; protocol ← client ← web; text ← rulebook, lessons ← web; ai ← analysis ← web, cli; text ← terminal ← server, lab ← cli; client, server ← trials ← lab.
const mayUse = {
  engine: [],
  text: ['engine', 'ai'],
  ai: ['engine'],
  rulebook: ['engine', 'text'],
  lessons: ['engine', 'text', 'ai'],
  analysis: ['engine', 'ai'],
  protocol: ['engine', 'ai'],
  client: ['engine', 'protocol'],
  server: ['engine', 'ai', 'protocol', 'client', 'terminal'],
  trials: ['engine', 'protocol', 'client', 'server', 'terminal'],
  web: ['engine', 'text', 'rulebook', 'ai', 'lessons', 'analysis', 'protocol', 'client'],
  terminal: ['engine', 'text', 'ai'],
  lab: ['engine', 'text', 'ai', 'terminal', 'trials'],
  cli: ['engine', 'text', 'ai', 'analysis', 'client', 'server', 'terminal', 'lab'],
};

// The rooms of the engine, in the order of their imports: each may use those before it.
const rooms = [
  'util',
  'random',
  'model',
  'content',
  'rules',
  'speed',
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
 * What modules add to the types, closed lists and tables of the core stands in three files that name all
 * of them; the rooms before the modules may use these, and nothing else of them.
 */
const ofModules = ['modules/types[.]ts', 'modules/lists[.]ts'];
const mayAlsoUse = {
  model: ['content', 'modules/content[.]ts', ...ofModules],
  content: ['modules/content[.]ts', ...ofModules],
  effects: ofModules,
  flow: ofModules,
  decisions: ofModules,
};

/** The rooms of online play on the web, likewise; what is played at a table and what lies before it know nothing of each other. */
const onlineRooms = ['link', 'parts', 'kept', 'past', 'table', 'lobby'];
const onlineClosed = { lobby: ['table'] };

/** The rooms of the computer players, likewise. */
const roomsOfPlayers = [
  'threads',
  'model',
  'modules',
  'evaluation',
  'search',
  'players',
  'reasons',
  'review',
  'worker',
];

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
        from: {
          path: `^packages/engine/src/${room}/`,
          pathNot: '^packages/engine/src/modules/[^/]+/(questions|testing|watcher)[.]ts$',
        },
        to: {
          path: '^packages/engine/src/',
          pathNot: `^packages/engine/src/(${open.join('|')})(/|$)`,
        },
      };
    }),
    ...onlineRooms.map((room, index) => {
      const open = onlineRooms
        .slice(0, index + 1)
        .filter((each) => !(onlineClosed[room] ?? []).includes(each));
      return {
        name: `arrows-of-online-${room}`,
        severity: 'error',
        from: { path: `^packages/web/src/online/${room}/` },
        to: {
          path: '^packages/web/src/online/',
          pathNot: `^packages/web/src/online/(${open.join('|')})/`,
        },
      };
    }),
    {
      name: 'server-knows-no-client',
      comment: 'Only its tests play with one.',
      severity: 'error',
      from: { path: '^packages/server/src/' },
      to: { path: '^packages/client/' },
    },
    {
      name: 'server-reads-options-only',
      comment:
        'A server needs no words of the game: of the terminal it uses the reader of options.',
      severity: 'error',
      from: { path: '^packages/server/src/' },
      to: { path: '^packages/terminal/', pathNot: '^packages/terminal/src/reading[.]ts$' },
    },
    {
      name: 'client-runs-anywhere',
      comment: 'Sockets are brought by the caller; what only Node has is in node.ts.',
      severity: 'error',
      from: { path: '^packages/client/src/', pathNot: '^packages/client/src/node\\.ts$' },
      to: { pathNot: '^packages/(client|engine|protocol)/' },
    },
    ...roomsOfPlayers.map((room, index) => ({
      name: `arrows-of-room-${room}`,
      severity: 'error',
      from: { path: `^packages/ai/src/${room}/` },
      to: {
        path: '^packages/ai/src/',
        pathNot: `^packages/ai/src/(${roomsOfPlayers.slice(0, index + 1).join('|')})/`,
      },
    })),
    {
      name: 'modules-of-players-apart',
      comment:
        'What the players know about one module is in its folder; modules do not know each other.',
      severity: 'error',
      from: { path: '^packages/ai/src/modules/([^/]+)/' },
      to: { path: '^packages/ai/src/modules/', pathNot: '^packages/ai/src/modules/$1/' },
    },
    {
      name: 'tables-of-modules',
      comment: 'What a module adds to the tables is data like the rest of them.',
      severity: 'error',
      from: { path: '^packages/engine/src/modules/(content[.]ts|[^/]+/content/)' },
      to: {
        path: '^packages/engine/src/',
        pathNot:
          '^packages/engine/src/(util|random|model|content|modules/lists[.]ts$|modules/[^/]+/(content|types[.]ts$))',
      },
    },
    {
      name: 'modules-apart',
      comment: 'A module knows no other: they meet in hooks and moments.',
      severity: 'error',
      from: { path: '^packages/engine/src/modules/([^/]+)/' },
      to: {
        path: '^packages/engine/src/modules/[^/]+/',
        pathNot: '^packages/engine/src/modules/$1/',
      },
    },
    {
      name: 'benchmark-is-apart',
      comment:
        'The benchmark measures the engine through its public entries, and nothing besides runs.',
      severity: 'error',
      from: { path: '^packages/lab/src/bench/' },
      to: {
        path: '^packages/',
        pathNot: '^packages/(engine|lab/(src/(bench|statistics)|node_modules))',
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
    {
      name: 'no-cycles',
      comment:
        'But for types: an effect of a module holds effects, of which it is one; what a module brings to the table is made for the table.',
      severity: 'error',
      from: {},
      to: {
        circular: true,
        viaOnly: {
          pathNot: '^packages/(engine/src/modules/types|web/src/modules/(index|module))[.]ts$',
        },
      },
    },
    {
      name: 'no-cycles-of-modules',
      comment: 'What a module shows is loaded after the table that it is made for.',
      severity: 'error',
      from: { path: '^packages/web/src/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'modules-of-web-apart',
      comment:
        'What the web client knows about one module is in its folder; modules do not know each other.',
      severity: 'error',
      from: { path: '^packages/web/src/modules/([^/]+)/' },
      to: { path: '^packages/web/src/modules/[^/]+/', pathNot: '^packages/web/src/modules/$1/' },
    },
    {
      name: 'modules-of-web-by-their-list',
      comment: 'The rest of the client knows modules by what their list shows of them.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: '^packages/web/src/modules/' },
      to: { path: '^packages/web/src/modules/[^/]+/' },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/[^/]+/(dist|[.]svelte-check)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'node', 'default'],
    },
  },
};
