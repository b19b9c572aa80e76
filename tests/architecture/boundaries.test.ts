import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyProject, plant } from './project-copy.ts'
import { filesOf, projectDir } from './sources.ts'

const server = 'apps/server/src'
const web = 'apps/web/src'

/** Each breaks one rule. `import type` counts: what is only a type today is a call tomorrow. */
const violations: readonly { rule: string; file: string; text: string }[] = [
  {
    rule: 'module-graph:erp',
    file: `${server}/modules/erp/planted-graph.ts`,
    text: "import type { api } from '../procure/home.api.ts'\nexport type A = typeof api",
  },
  {
    rule: 'module-graph:erp',
    file: 'packages/contract/src/erp/planted-graph.ts',
    text: "import { brand } from '../procure/brand.ts'\nexport const a = brand",
  },
  {
    rule: 'module-known',
    file: `${server}/modules/shop/planted.ts`,
    text: "import { sql } from 'kysely'\nexport const a = sql",
  },
  {
    rule: 'module-privacy',
    file: `${server}/modules/auth/planted-privacy.ts`,
    text: "import type { NewCompany } from '../erp/company.ts'\nexport type A = NewCompany",
  },
  {
    rule: 'module-privacy',
    file: `${server}/planted-privacy.ts`,
    text: "import { createCompany } from './modules/erp/company.ts'\nexport const a = createCompany",
  },
  {
    rule: 'feature-isolation',
    file: `${web}/features/newborn/planted.ts`,
    text: "import type { screen } from '../procure/home/home.screen.tsx'\nexport type A = typeof screen",
  },
  {
    rule: 'layers:kernel',
    file: 'packages/kernel/src/planted-zod.ts',
    text: "import { z } from 'zod'\nexport const a = z",
  },
  {
    rule: 'layers:kernel',
    file: 'packages/kernel/src/planted-node.ts',
    text: "import { readFileSync } from 'node:fs'\nexport const a = readFileSync",
  },
  {
    rule: 'layers:contract',
    file: 'packages/contract/src/planted.ts',
    text: "import { sql } from 'kysely'\nexport const a = sql",
  },
  {
    rule: 'layers:web',
    file: `${web}/app/planted.ts`,
    text: "import type { App } from '../../../server/src/app.ts'\nexport type A = App",
  },
  {
    rule: 'layers:web',
    file: `${web}/app/planted-node.ts`,
    text: "import { join } from 'node:path'\nexport const a = join",
  },
  {
    rule: 'layers:ui',
    file: `${web}/ui/planted-app.ts`,
    text: "import type { Call } from '../app/calls/call.ts'\nexport type A = Call",
  },
  {
    rule: 'layers:ui',
    file: `${web}/ui/planted-contract.ts`,
    text: "import type { Master } from '@countinghouse/contract/master'\nexport type A = Master",
  },
  {
    rule: 'layers:ui',
    file: `${web}/ui/planted-router.ts`,
    text: "import { useRouter } from '@tanstack/react-router'\nexport const a = useRouter",
  },
  {
    rule: 'layers:app',
    file: `${web}/app/planted-kit.ts`,
    text: "import type { ListParts } from '../kit/list/list-parts.ts'\nexport type A = ListParts",
  },
  {
    rule: 'layers:app',
    file: `${web}/app/planted-feature.ts`,
    text: "import type { screen } from '../features/procure/home/home.screen.tsx'\nexport type A = typeof screen",
  },
  {
    rule: 'layers:kit',
    file: `${web}/kit/planted-feature.ts`,
    text: "import type { screen } from '../features/procure/home/home.screen.tsx'\nexport type A = typeof screen",
  },
  {
    rule: 'layers:composition',
    file: `${web}/features/procure/planted-late.ts`,
    text: "import { Late } from '../../late.tsx'\nexport const a = Late",
  },
  {
    rule: 'layers:known',
    file: `${web}/shop/planted.ts`,
    text: "import { useState } from 'react'\nexport const a = useState",
  },
  {
    rule: 'layers:platform',
    file: `${server}/platform/planted.ts`,
    text: "import type { NewCompany } from '../modules/erp/index.ts'\nexport type A = NewCompany",
  },
  {
    rule: 'spreadsheet-port',
    file: `${server}/platform/planted-sheet.ts`,
    text: "import { streamXlsxRows } from 'hucre/xlsx'\nexport const a = streamXlsxRows",
  },
  {
    rule: 'layers:modules',
    file: `${server}/modules/erp/planted-app.ts`,
    text: "import type { App } from '../../app.ts'\nexport type A = App",
  },
  {
    rule: 'layers:tests',
    file: `${server}/platform/planted-test.ts`,
    text: "import { query } from '../../../../tests/support/database.ts'\nexport const a = query",
  },
  {
    rule: 'no-cycles',
    file: 'packages/kernel/src/planted-cycle.ts',
    text: "import type { B } from './planted-other.ts'\nexport type A = B | 1",
  },
  {
    rule: 'resolvable',
    file: `${server}/platform/planted-typo.ts`,
    text: "import { a } from './never-written.ts'\nexport const b = a",
  },
]

/** The files of ours that the planted ones import: the rules go by paths, so that what these import in turn need not be there. */
function imported(): string[] {
  const paths = violations.flatMap(({ file, text }) =>
    [...text.matchAll(/ from '([^']+)'/g)].map(([, name = '']) =>
      name.startsWith('.')
        ? join(file, '..', name)
        : name.replace(/^@countinghouse\/(\w+)\/(.+)$/, 'packages/$1/src/$2.ts'),
    ),
  )
  return [...new Set(paths)].filter((path) => existsSync(join(projectDir, path)))
}

function boundaries(dir: string) {
  const { status, stdout } = spawnSync(process.execPath, [join(dir, 'scripts/boundaries.mjs')], {
    cwd: dir,
    encoding: 'utf8',
  })
  return { status, lines: stdout.split('\n') }
}

test('each planted violation is caught under the name of its rule', () => {
  const dir = copyProject(['scripts', ...filesOf('{apps,packages}/*/{package,tsconfig}.json'), ...imported()])
  plant(
    dir,
    'packages/kernel/src/planted-other.ts',
    "import type { A } from './planted-cycle.ts'\nexport type B = A | 2",
  )
  for (const { file, text } of violations) plant(dir, file, text)
  const { status, lines } = boundaries(dir)
  const missed = violations.filter(
    ({ rule, file }) => !lines.some((line) => line.startsWith(`${rule}: `) && line.includes(file)),
  )
  expect(missed.map(({ rule, file }) => `${rule} in ${file}`)).toEqual([])
  expect(status).toBe(1)
}, 60_000)

test('a tool that reads nothing is not taken for a clean tree', () => {
  const dir = copyProject(['packages', 'scripts'])
  plant(dir, 'apps/server/src/main.ts', 'export const a = 1')
  const config = readFileSync(join(dir, '.dependency-cruiser.cjs'), 'utf8')
  plant(dir, '.dependency-cruiser.cjs', `${config}\nmodule.exports.options.exclude.path = '[.]ts$'\n`)
  const { status, lines } = boundaries(dir)
  expect(lines.at(-2)).toMatch(/^0 modules, 0 violations, \d+ files unread$/)
  expect(status).toBe(1)
}, 60_000)
