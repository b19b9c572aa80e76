import type { ExportInput } from '@countinghouse/contract/export'
import { fieldModels } from '@countinghouse/contract/field-model'
import type { ListRow } from '@countinghouse/contract/listing'
import { sql } from 'kysely'
import type { Reader } from '../../../platform/database/db.ts'
import { keysetOf } from '../../../platform/lists/keyset.ts'
import type { Asking, ListSource } from '../../../platform/lists/list-source.ts'
import { selectionCondition } from '../../../platform/lists/selection.ts'
import { localName } from './export-columns.ts'

type Wanted = Pick<ExportInput, 'selection' | 'sort' | 'columns' | 'isReimportable'> & {
  readonly source: ListSource
  /** Evaluated before each chunk. */
  readonly rowsAtOnce: () => number
}

/** The selected rows in list order with instants in company time, in chunks by keyset, so that memory use does not grow with their number. */
export async function* exportRows(reader: Reader, asking: Asking, wanted: Wanted): AsyncGenerator<readonly ListRow[]> {
  const { source, selection, sort = source.listing.defaultSort, columns, isReimportable, rowsAtOnce } = wanted
  // A file for re-import contains no calculated columns.
  const names = isReimportable ? [] : columns
  const instants = fieldModels(source.listing).filter(({ widget }) => widget === 'instant')
  const locals = instants.map(
    ({ name }) => sql`,
        to_char(${source.columnOf(name)} at time zone c.timezone, 'YYYY-MM-DD HH24:MI:SS') as ${sql.ref(localName(name))}`,
  )
  for (let cursor: string | undefined; ;) {
    const { orderBy, after, position, cursorOf } = keysetOf(
      source.sortKeysIn(asking.locale),
      { expression: sql`t.id`, type: 'bigint' },
      sort,
      cursor,
    )
    const most = rowsAtOnce()
    const { rows } = await sql<ListRow & { position: string[] }>`
      select ${source.row}, ${position} as position${sql.join(locals, sql``)}
      from ${source.name} t join erp.company c on c.id = ${asking.companyId} ${source.joined}
      where ${selectionCondition(asking, source, selection)} and ${after}
      order by ${orderBy} limit ${most}`.execute(reader)
    const last = rows.at(-1)
    if (last === undefined) return
    yield await source.complete({ ...asking, wanted: names && new Set(names) }, reader, rows)
    if (rows.length < most) return
    cursor = cursorOf(last.position)
  }
}
