import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventTypeOf } from '@countinghouse/contract/page'
import type { Names } from './names.ts'
import { capitalised, namesOf } from './names.ts'
import type { Project } from './project.ts'
import { Refusal } from './project.ts'

export type PlannedFile = { readonly path: string; readonly text: string }

/** Words that PostgreSQL or JavaScript keep for themselves. */
const allocated = new Set([
  'analyse',
  'array',
  'case',
  'check',
  'class',
  'collation',
  'column',
  'constraint',
  'default',
  'delete',
  'end',
  'enum',
  'export',
  'function',
  'grant',
  'group',
  'import',
  'limit',
  'offset',
  'order',
  'package',
  'primary',
  'reference',
  'return',
  'role',
  'switch',
  'table',
  'user',
  'window',
])

export const kinds = ['master', 'document'] as const
export type Kind = (typeof kinds)[number]

/**
 * The four files of a master, or the six of a document. Throws: Refusal when the name, the module or the address is taken, unknown or
 * ill-formed.
 */
export function planSlice(
  project: Project,
  kind: Kind,
  name: string,
  pathOption: string | undefined,
): { files: PlannedFile[]; testPath: string } {
  const [module = '', file = ''] = name.split('/')
  const families = project.modules.get(module)
  if (families === undefined)
    throw new Refusal(`There is no module ${module}. Modules: ${[...project.modules.keys()].join(', ')}.`)
  if (name.split('/').length !== 2 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(file))
    throw new Refusal(`${name}: write <module>/<thing>, the thing in kebab-case.`)
  if (allocated.has(file))
    throw new Refusal(
      `${file} is a word that SQL or JavaScript keeps for itself: choose a longer one, such as ${module}-${file}.`,
    )
  const names = namesOf(file)
  const path = pathOf(project, module, file, pathOption)
  const isTaken = new RegExp(`\\bcreate table ${module}\\.${names.table}\\b`).test(project.sql)
  if (isTaken) throw new Refusal(`Table ${module}.${names.table} exists already.`)

  const number = String(project.lastMigration + 1).padStart(4, '0')
  const testPath = `apps/server/src/modules/${module}/${file}.test.ts`
  const values = valuesOf(project, { kind, names, module, path, family: families[0] ?? module })
  const from = (template: string) => fill(`${kind}/${template}`, values)
  const files = [
    { path: `packages/contract/src/${module}/${file}.ts`, text: from('contract') },
    { path: `packages/contract/src/${module}/${file}.text.ts`, text: from('text') },
    { path: `apps/server/migrations/${number}_${module}_${names.table}.sql`, text: from('migration') },
    ...(kind === 'master'
      ? []
      : [
          { path: `apps/server/src/modules/${module}/${file}.api.ts`, text: from('api') },
          { path: `apps/web/src/features/${module}/${file}.screen.tsx`, text: from('screen') },
        ]),
    { path: testPath, text: from('test') },
  ]
  for (const planned of files) if (project.files.has(planned.path)) throw new Refusal(`${planned.path} exists already.`)
  return { files, testPath }
}

function pathOf(project: Project, module: string, file: string, option: string | undefined): string {
  const path = option ?? `/${module}/${file}/`
  const suite = /^(\/[a-z]+)\/[a-z0-9/-]+\/$/.exec(path)?.[1]
  if (suite === undefined || !project.suites.includes(suite)) {
    throw new Refusal(
      `${path}: a page stands below one of ${project.suites.join(' ')} and ends with a slash; name it with --path.`,
    )
  }
  const twin = project.pagePaths.find((known) => eventTypeOf(known) === eventTypeOf(path))
  if (twin !== undefined)
    throw new Refusal(`${path} and ${twin} would share the rights of ${eventTypeOf(path)}; name another with --path.`)
  return path
}

function valuesOf(
  project: Project,
  slice: { kind: Kind; names: Names; module: string; path: string; family: string },
): Record<string, string> {
  const { kind, names, module, path, family } = slice
  const hasMenu = project.hasMasterMenu.has(module)
  const hasSchema = new RegExp(`^create schema ${module};`, 'm').test(project.sql)
  return {
    ...names,
    module,
    path,
    family,
    eventType: eventTypeOf(path),
    Thing: capitalised(names.thing),
    prefix: names.table
      .replaceAll(/[^a-z]/g, '')
      .slice(0, 3)
      .toUpperCase(),
    One: capitalised(names.one),
    Many: capitalised(names.many),
    menuImport: hasMenu ? "import { text as menu } from './menu.text.ts'\n" : '',
    menuTitle: hasMenu ? '  menuTitle: menu.masterData,\n' : '',
    schema: hasSchema ? '' : fill(`${kind}/schema`, { module }),
  }
}

/** The template with its `{{names}}` filled in. Throws: Error for a name without a value. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(import.meta.dirname, 'templates', `${template}.txt`), 'utf8')
  return text.replaceAll(/\{\{([a-zA-Z]+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`Template ${template} asks for ${name}, which nobody fills in.`)
    return value
  })
}
