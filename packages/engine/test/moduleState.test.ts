import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

/**
 * The engine keeps nothing between two calls but what `PerSetup` holds for a set-up: nothing at the level
 * of a module can be changed. Read from the types, so that what may be changed must say so.
 */

const folder = fileURLToPath(new URL('..', import.meta.url));

const CHANGEABLE = /^(?!Readonly)(Map|Set|WeakMap|WeakSet|WeakRef|\w*Array)$/;
/** Without fields; and the one that remembers for a set-up. */
const OBJECTS = ['Maker', 'PerSetup'];

function stateIn(program: ts.Program, file: ts.SourceFile): string[] {
  const checker = program.getTypeChecker();
  return file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap(({ name, initializer }) => {
      const type = checker.getTypeAtLocation(name);
      const kind = type.getSymbol()?.getName() ?? '';
      const isObject = initializer !== undefined && ts.isNewExpression(initializer);
      const isMade = initializer !== undefined && ts.isCallExpression(initializer);
      const problem =
        (declarationList.flags & ts.NodeFlags.Const) === 0
          ? 'can be assigned'
          : CHANGEABLE.test(kind) ||
              (isObject && !kind.startsWith('Readonly') && !OBJECTS.includes(kind))
            ? `is a ${kind}`
            : isMade && type.getCallSignatures().length > 0
              ? 'is a function that may remember something'
              : null;
      return problem ? [`${name.getText(file)} ${problem}`] : [];
    }),
  );
}

it('nothing at the level of a module can be changed, and rules know nothing of the machine they run on', () => {
  const example = path.join(folder, 'src', 'example.ts');
  const EXAMPLE = `
    let a = 0;
    const b = new Map<string, number>();
    const c = [1, 2];
    const d = new Int32Array(2);
    const e = ((): (() => number) => { let n = 0; return () => n++; })();
    const f: readonly number[] = [1];
    const g: ReadonlyMap<string, number> = new Map();
    const h = () => 1;
  `;
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    lib: ['lib.es2022.d.ts'],
    types: [],
    strict: true,
  };
  const files = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...files,
    getSourceFile: (name, ...rest) =>
      name === example
        ? ts.createSourceFile(name, EXAMPLE, ts.ScriptTarget.ES2022)
        : files.getSourceFile(name, ...rest),
  };
  const roots = ['index.ts', 'fast.ts', 'testing.ts'].map((name) => path.join(folder, 'src', name));
  const program = ts.createProgram([...roots, example], options, host);
  const sources = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(path.join(folder, 'src')));
  const found = Object.fromEntries(
    sources.flatMap((file) => {
      const state = stateIn(program, file);
      return state.length > 0 ? [[path.relative(folder, file.fileName), state]] : [];
    }),
  );
  expect(sources.length).toBeGreaterThan(100);
  const machine = /\bV8\b|virtual machine|hidden class|monomorph|megamorph|inline cache|deoptimi/i;
  expect(
    sources
      .filter(({ text, fileName }) => machine.test(text) && !fileName.includes('/speed/'))
      .map(({ fileName }) => path.relative(folder, fileName)),
  ).toEqual([]);
  expect(found).toEqual({
    'src/example.ts': [
      'a can be assigned',
      'b is a Map',
      'c is a Array',
      'd is a Int32Array',
      'e is a function that may remember something',
    ],
  });
});
