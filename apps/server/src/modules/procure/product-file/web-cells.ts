import type { WebValue } from '@countinghouse/contract/procure/product-web-value'
import { text } from '@countinghouse/contract/procure/product-file.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { Issue } from '../../../platform/import/issue.ts'
import { issueOf } from '../../../platform/import/issue.ts'
import { wordsIn } from '../../../platform/import/read-cell.ts'
import { Vocabulary } from '../../../platform/import/vocabulary.ts'
import type { SaidOnWeb } from '../web/read-values.ts'
import { readWebValues, webPlace } from '../web/read-values.ts'
import { issueAt } from './cell-of-row.ts'
import type { FileRow } from './file-row.ts'
import type { WebColumn } from './web-columns.ts'
import { choicesOf, readWebColumns } from './web-columns.ts'

/** Database state needed for the web values of a chunk. */
export type WebDetails = {
  /** By field. */
  readonly columns: ReadonlyMap<string, WebColumn>
  /** Attributes required by a category or its parents. */
  readonly requested: ReadonlyMap<number, ReadonlySet<number>>
  /** Current values of products and variants, by place. */
  readonly said: ReadonlyMap<string, WebValue>
  /** Attributes with values of a product or one of its variants. */
  readonly saidOf: ReadonlyMap<number, ReadonlySet<number>>
}

const nothing: WebDetails = { columns: new Map(), requested: new Map(), said: new Map(), saidOf: new Map() }

/** Three statements for any number of rows, none without web values. */
export async function readWebDetails(
  { companyId }: { readonly companyId: number },
  tx: Tx,
  rows: readonly FileRow[],
  of: { readonly productIds: readonly number[]; readonly categoryIds: readonly number[] },
): Promise<WebDetails> {
  if (rows.every(({ web }) => web.size === 0)) return nothing
  const columns = await readWebColumns(tx, companyId)
  const values = of.productIds.length === 0 ? [] : await readWebValues(tx, companyId, of.productIds)
  const ofProduct = Map.groupBy(values, ({ ownerId }) => ownerId)
  return {
    columns: new Map(columns.map((column) => [column.field, column])),
    requested: await readRequested(companyId, tx, of.categoryIds),
    said: new Map(values.map((one): [string, WebValue] => [webPlace(one), one.value])),
    saidOf: new Map([...ofProduct].map(([id, own]) => [id, new Set(own.map(({ attributeId }) => attributeId))])),
  }
}

async function readRequested(
  companyId: number,
  tx: Tx,
  categoryIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const { rows } = await sql<{ categoryId: number; attributeIds: number[] }>`
    with recursive up as (
      select c.id as of_id, c.id, c.parent_id from procure.category c
      where c.company_id = ${companyId} and c.id = any(${categoryIds}::bigint[])
      union all
      select up.of_id, c.id, c.parent_id from up
      join procure.category c on c.company_id = ${companyId} and c.id = up.parent_id)
    select up.of_id as "categoryId", array_agg(distinct a.web_attribute_id) as "attributeIds" from up
    join procure.category_attribute a on a.company_id = ${companyId} and a.category_id = up.id
    join procure.web_attribute t on t.company_id = ${companyId} and t.id = a.web_attribute_id and t.status = 'active'
    group by up.of_id`.execute(tx)
  return new Map(rows.map(({ categoryId, attributeIds }) => [categoryId, new Set(attributeIds)]))
}

/** The row with the keys of the choices in its cells, or the errors of these. */
export function withChoices(
  row: FileRow,
  { columns }: WebDetails,
  locale: Locale,
): { readonly row: FileRow } | { readonly issues: readonly Issue[] } {
  const issues: Issue[] = []
  const web = new Map(row.web)
  for (const [field, value] of row.web) {
    const column = columns.get(field)
    if (column?.type !== 'multiselect' || typeof value !== 'string') continue
    const known = new Vocabulary(choicesOf(column), locale)
    // A label may contain a comma.
    const whole = known.find(value)
    const named =
      whole === null ? wordsIn(value).map((word) => [word, known.find(word)] as const) : [[value, whole] as const]
    const unknown = named.find(([, key]) => key === null)?.[0]
    const chosen = new Set(named.map(([, key]) => key))
    if (unknown !== undefined)
      issues.push({
        ...issueOf(locale, field, 'unknown_value', { found: unknown }, known.suggestions(unknown)),
        found: value,
      })
    else
      web.set(
        field,
        column.options.flatMap(({ key }) => (chosen.has(key) ? key : [])),
      )
  }
  return issues.length > 0 ? { issues } : { row: { ...row, web } }
}

/** Web values of a row for its whole product. */
export function webOfStyle({ web }: FileRow, { columns }: WebDetails): readonly (readonly [string, WebValue | null])[] {
  return [...web].filter(([field]) => columns.get(field)?.isOfVariants === false)
}

/** Web values that the category does not require and the product does not have. */
export function webIssues(
  { web }: FileRow,
  { columns, requested, saidOf }: WebDetails,
  of: { readonly locale: Locale; readonly productId: number | null; readonly categoryId: number | null },
): readonly Issue[] {
  return [...web].flatMap(([field, value]) => {
    const column = columns.get(field)
    if (column === undefined || value === null) return []
    const { attributeId, name, nameAr } = column
    const isRequested = of.categoryId !== null && requested.get(of.categoryId)?.has(attributeId) === true
    if (isRequested || (of.productId !== null && saidOf.get(of.productId)?.has(attributeId) === true)) return []
    const words = of.categoryId === null ? text.web_no_category : text.web_not_asked
    const found = Array.isArray(value) ? value.join(', ') : String(value)
    const called = of.locale === 'ar' ? (nameAr ?? name) : name
    return [issueAt(field, 'not_asked', format(words, of.locale, { name: called }), found)]
  })
}

/** A web value that differs from the current one. */
export type WebChange = SaidOnWeb & {
  readonly number: number
  readonly field: string
  readonly former: WebValue | null
}

type Of = { readonly productId: number; readonly variantIdOf: (row: FileRow) => number | undefined }

/** Web changes of the rows of one product, each at the first row that contains it. */
export function webChanges(rows: readonly FileRow[], { columns, said }: WebDetails, of: Of): readonly WebChange[] {
  const taken = new Set<string>()
  return rows.flatMap((row) =>
    [...row.web].flatMap(([field, value]): WebChange[] => {
      const column = columns.get(field)
      const variantId = column?.isOfVariants === true ? of.variantIdOf(row) : null
      if (column === undefined || variantId === undefined) return []
      const { attributeId, locale } = column
      const place = { attributeId, locale, variantId, productId: variantId === null ? of.productId : null }
      const key = webPlace(place)
      const former = said.get(key) ?? null
      if (taken.has(key) || JSON.stringify(former) === JSON.stringify(value)) return []
      taken.add(key)
      return [{ ...place, value, former, number: row.number, field }]
    }),
  )
}
