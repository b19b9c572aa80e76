import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { kinds, planSlice } from './plan-slice.ts'
import { readProject, Refusal } from './project.ts'
import { writeFiles } from './write-files.ts'

const usage = `npm run new -- master <module>/<thing> [--path /procure/season/]
npm run new -- document <module>/<thing> [--path /wms/stockadjustment/]

Writes the four files of a master, or the six of a document, <thing> in the singular and kebab-case: contract, texts, migration, test,
and of a document what its acts do and its screen.`

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { path: { type: 'string' } } })
  const [kind, name] = positionals
  const known = kinds.find((one) => one === kind)
  if (known === undefined || name === undefined || positionals.length > 2) throw new Refusal(usage)
  const projectDir = join(import.meta.dirname, '../..')
  const plan = planSlice(readProject(projectDir), known, name, values.path)
  writeFiles(projectDir, plan.files)
  process.stdout.write(
    nextSteps(
      plan.files.map((file) => file.path),
      plan.testPath,
    ),
  )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

function nextSteps(paths: readonly string[], testPath: string): string {
  return `Written:
${paths.map((path) => `  ${path}`).join('\n')}

Next:
  1. Add the fields to the contract, and the same columns, snake_case, to the migration; name each check <table>_<rule>.
  2. Give each field its label in the texts, and write the Arabic ones.
  3. npm run gen
  4. Say in the test what is special, then: npx vitest run --project database ${testPath}
  5. npm run check
The page, its rights, its menu entry and its card on the module's home come by themselves.
`
}
