import { text } from '@countinghouse/contract/kit/selection-bar.text'
import type { ListRow } from '@countinghouse/contract/listing'
import { mostCopied } from '@countinghouse/contract/selection'
import { IconCopy } from '@tabler/icons-react'
import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../app/calls/call.ts'
import { useShortcuts } from '../../app/keyboard/keyboard.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import type { ChosenRecords } from './chosen-records.ts'
import type { CopiedCell } from './copied-cells.ts'
import { htmlTable, tabSeparated } from './copied-cells.ts'
import { failureText } from '../../app/calls/failure-text.ts'
import { fieldModels } from '../fields/field-model.ts'
import { enteredOf } from '../fields/field-value.ts'
import { percentOfPpm } from '../fields/rate.ts'
import { inLanguage } from '../list/use-list-columns.tsx'
import { saveLabels } from '../fields/record-names.ts'
import { SelectionButton } from './selection-button.tsx'
import { showToast } from '../../ui/dialog/toast.tsx'

/** Copies the visible columns of the selected records in spreadsheet format. */
export function CopyRecords({ chosen }: { readonly chosen: ChosenRecords }) {
  const language = useLanguage()
  const { t, formatNumber } = language
  const client = useQueryClient()
  const run = () => void copy()
  useShortcuts([{ keys: 'mod+c', scope: 'list', label: t(text.copy), run, when: isFree }])

  async function copy(): Promise<void> {
    const tooMany = { tone: 'error', message: t(text.tooMany, { most: formatNumber(mostCopied) }) } as const
    if (chosen.count !== null && chosen.count > mostCopied) return showToast(language, tooMany)
    try {
      // The browser allows copying only right after the click, so the rows are passed as a promise.
      const rows = rowsOf(chosen, client).then((found) => withAsides(chosen, found))
      const headings = chosen.columns.map(({ title }) => title)
      const as = async (type: string, write: typeof htmlTable) =>
        new Blob(
          [
            write(
              headings,
              (await rows).map((row) => cellsOf(chosen, row)),
            ),
          ],
          { type },
        )
      const item = { 'text/plain': as('text/plain', tabSeparated), 'text/html': as('text/html', htmlTable) }
      const [copied] = await Promise.all([rows, navigator.clipboard.write([new ClipboardItem(item)])])
      showToast(language, { tone: 'done', message: t(text.copied, { count: copied.length }) })
    } catch (error) {
      if (error === beyond) return showToast(language, tooMany)
      const isRefused = error instanceof DOMException
      const message = isRefused ? t(text.notCopied) : failureText(language, error, t(chosen.listing.text.title))
      showToast(language, { tone: 'error', message })
    }
  }

  const drawing = <IconCopy size={16} stroke={1.75} aria-hidden />
  return <SelectionButton title={t(text.copy)} icon="copy" drawing={drawing} keys="mod+c" run={run} />
}

const beyond = new Error('More rows than can be copied.')

/** The selected rows in list order; fetched if not all are loaded. */
async function rowsOf(
  { listing, selection, rows, sort, columns }: ChosenRecords,
  client: QueryClient,
): Promise<readonly ListRow[]> {
  if ('ids' in selection) {
    const ids = new Set(selection.ids)
    const loaded = rows.filter((row) => ids.has(row.id))
    // A column that was just added may not be loaded yet.
    const isThere = (row: ListRow) => columns.every(({ name }) => !(name in listing.fields) || row[name] !== undefined)
    if (loaded.length === ids.size && loaded.every(isThere)) return loaded
  }
  const requested = { selection, limit: mostCopied, ...(sort.length > 0 && { sort: [...sort] }) }
  const { items, count } = await call(listing.routes.selected, requested)
  if (count > items.length) throw beyond
  saveLabels(client, listing, items)
  return items
}

/** Columns that are not fields are fetched only if visible. */
async function withAsides(chosen: ChosenRecords, rows: readonly ListRow[]): Promise<readonly ListRow[]> {
  const { listing, columns, asidesOf } = chosen
  const isShown = columns.some(({ name }) => listing.asides.includes(name))
  if (!isShown || rows.length === 0) return rows
  const asides = await asidesOf(rows.map(({ id }) => id))
  return rows.map((row) => ({ ...row, ...asides.get(row.id) }))
}

function cellsOf({ listing, texts, columns }: ChosenRecords, row: ListRow): CopiedCell[] {
  const models = fieldModels(listing)
  return columns.map(({ name }): CopiedCell => {
    const value = inLanguage(listing, texts, row)[name]
    if (value === null || value === undefined) return { value: '', isText: true }
    const model = models.find((field) => field.name === name)
    if (model === undefined) return { value: String(value), isText: typeof value === 'string' }
    switch (model.widget) {
      case 'instant':
        return { value: localTime(String(value)), isText: false }
      case 'rate':
        return { value: `${percentOfPpm(Number(value))}%`, isText: false }
      case 'amount':
      case 'measure':
        return { value: String(enteredOf(model, value, row)), isText: false }
      case 'integer':
      case 'quantity':
      case 'date':
      case 'time':
        return { value: String(value), isText: false }
      default:
        return { value: texts.words(model, value, row) ?? '', isText: true }
    }
  })
}

/** Local time such as `2027-03-01 14:05:09`. */
function localTime(iso: string): string {
  const at = new Date(iso)
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 19).replace('T', ' ')
}

/** Selected text and the text of a field are copied by the browser. */
function isFree({ target }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof Element && target.closest('input:not([type="checkbox"]), select, textarea') !== null
  return !isTyping && (getSelection()?.isCollapsed ?? true)
}
