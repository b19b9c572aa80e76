import type { Document } from '@countinghouse/contract/document'
import { snakeCase } from '@countinghouse/kernel/names'
import type { ConstraintRule } from '../database/constraint-meaning.ts'
import { documentTableOf } from './document-table.ts'
import { brokenLine, missingInLine } from '../records/line-rules.ts'
import { brokenRule } from '../records/master.ts'

/** What a document's constraints mean to the user: each check and key that has a text `rule_<rest of its name>`. */
export function documentConstraintRules(document: Document): [string, ConstraintRule][] {
  const { module, text } = document
  const { lines } = documentTableOf(document)
  const own = `${module}.${snakeCase(document.thing)}`
  // Views of a table have its constraints.
  const constrained = (name: string) => name.replace(own, document.constrainedBy ?? own)
  const said = Object.entries(text).filter(([key]) => key.startsWith('rule_'))
  return [
    ...said.map(([key, words]): [string, ConstraintRule] => {
      const name = `${own}_${key.slice('rule_'.length)}`
      const table = lines.find((line) => name.startsWith(`${line.entity}_`))
      const constraint = constrained(name)
      return [
        constraint,
        table === undefined ? brokenRule(module, constraint, words) : brokenLine(module, table, constraint, words),
      ]
    }),
    ...lines.flatMap((table) =>
      table.lineFields
        .filter(({ widget }) => widget === 'record')
        .map((field): [string, ConstraintRule] => [
          constrained(`${table.entity}_company_id_${snakeCase(field.key)}_fkey`),
          missingInLine(table, field),
        ]),
    ),
  ]
}
