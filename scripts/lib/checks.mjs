import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { environmentOf, projectDir } from './project.mjs'

/** Everything that reads the sources without running the product; longest first, so that two at a time end together. */
export function checkSteps(node) {
  const env = environmentOf(node)
  const tool = (name, ...args) => ({ command: [node, programOf[name], ...args], env })
  return [
    { name: 'types: server', ...tool('tsc', '-p', 'apps/server') },
    { name: 'types: web', ...tool('tsc', '-p', 'apps/web') },
    { name: 'types: tests', ...tool('tsc', '-p', 'tests') },
    { name: 'types: kernel and contract', ...tool('tsc', '-p', 'packages/contract') },
    ...optionalTypes.filter(isThere).map((path) => ({ name: `types: ${path}`, ...tool('tsc', '-p', path) })),
    { name: 'lint', ...tool('oxlint', '--deny-warnings', ...typeAware()) },
    { name: 'format', ...tool('oxfmt', '--list-different') },
    { name: 'boundaries', command: [node, 'scripts/boundaries.mjs'], env },
    { name: 'unused', ...tool('knip', '--no-config-hints') },
  ]
}

/** Tests that need no database and no browser. */
export function unitStep(node) {
  const command = [node, programOf.vitest, 'run', '--project', 'unit', '--silent=passed-only']
  return { name: 'unit tests', command, env: environmentOf(node) }
}

/** The installed tools, started without npm and without a shell. */
export const programOf = {
  tsc: 'node_modules/typescript/bin/tsc',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  knip: 'node_modules/knip/bin/knip.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
}

const optionalTypes = ['apps/web/build', 'apps/web/worker', 'tests/e2e']

function isThere(path) {
  return existsSync(join(projectDir, path, 'tsconfig.json'))
}

/** Rules such as no-floating-reservations need types, which a second package reads. */
function typeAware() {
  return existsSync(join(projectDir, 'node_modules/oxlint-tsgolint')) ? ['--type-aware'] : []
}
