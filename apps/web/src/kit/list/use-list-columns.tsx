import type { Listing, ListRow } from '@countinghouse/contract/listing'
import { columnNames } from '@countinghouse/contract/listing'
import type { ReactNode } from 'react'
import { Suspense, useMemo } from 'react'
import type { FieldModel } from '../fields/field-model.ts'
import { fieldModels, isNumeric, isRecords } from '../fields/field-model.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import type { GridColumn } from '../grid/grid-column.ts'
import styles from './list-screen.module.css'
import { later } from '../../app/offline/later.ts'

/** Loaded by lists with colours. */
const ColorValue = later(async () => (await import('./color-value.tsx')).ColorValue)

/** Custom columns of a screen; columns that are not fields are defined completely. Must be a stable object. */
export type ListColumns<R> = Readonly<Record<string, Partial<Omit<GridColumn<R>, 'name' | 'canSort'>>>>

type Rendering<R extends ListRow> = {
  readonly texts: FieldTexts
  readonly own: ListColumns<R> | undefined
  /** Whether rows can be opened, so that the title is a link. */
  readonly isLinked: boolean
}

/** All columns of a list, derived from its fields. */
export function useListColumns<R extends ListRow>(
  listing: Listing<R>,
  { texts, own, isLinked }: Rendering<R>,
): readonly GridColumn<R>[] {
  return useMemo(() => {
    const models = new Map(fieldModels(listing).map((model) => [model.name, model]))
    const details = stackedDetails(listing, models)
    return columnNames(listing).map((name): GridColumn<R> => {
      const model = models.get(name)
      const created: Created<R> = model === undefined ? plainColumn<R>(texts.label(name)) : fieldColumn<R>(model, texts)
      const column: GridColumn<R> = {
        ...created,
        name,
        canSort: listing.sort.includes(name),
        ...(model?.widget === 'color' && {
          cell: (row: R) => (
            <Suspense>
              <ColorValue listing={listing} name={name} row={row} />
            </Suspense>
          ),
        }),
        ...(details.includes(name) && { stacked: 'detail' }),
        ...(name === listing.titleField && { ...titleColumn(created, isLinked) }),
        ...own?.[name],
      }
      // A column just added has no values yet.
      return {
        ...column,
        // No amount is cut, whatever width a screen asks for.
        width: model?.widget === 'amount' ? Math.max(column.width, leastWidth(model)) : column.width,
        cell: (row) => (model && row[name] === undefined ? null : column.cell(inLanguage(listing, texts, row))),
      }
    })
  }, [listing, texts, own, isLinked])
}

/** A row with its name in the user's language; its cells and forms have both. */
export function inLanguage<R extends ListRow>(
  { always }: Pick<Listing, 'always'>,
  { nameOf }: Pick<FieldTexts, 'nameOf'>,
  row: R,
): R {
  return always.includes('nameAr') ? { ...row, name: nameOf(row as R & { readonly name: string }) } : row
}

type Created<R> = Omit<GridColumn<R>, 'name'>

function plainColumn<R>(title: string): Created<R> {
  return { title, width: titleWidth(title), grow: 1, cell: () => null }
}

function fieldColumn<R extends ListRow>(field: FieldModel, texts: FieldTexts): Created<R> {
  const isOfDigits = isNumeric(field)
  const title = texts.label(field.name)
  return {
    title,
    width: Math.max(leastWidth(field), titleWidth(title)),
    grow: field.widget === 'instant' ? 0.5 : isOfDigits || field.widget === 'switch' ? 0.6 : 1,
    isNumeric: isOfDigits,
    date: dateOf(field),
    cell: (row) => {
      const value = row[field.name]
      const record = field.list !== null && texts.pickers.recordOf(field.list, String(value))
      if (record)
        return (
          <bdi className={styles.value}>
            {record.name}
            {record.code !== '' && <span className={styles.code}> ({record.code})</span>}
          </bdi>
        )
      const words = isRecords(field) ? someNames(field, value, texts) : texts.words(field, value, row)
      const isQuiet = words === null || field.widget === 'instant' || (field.widget === 'switch' && value !== true)
      if (isQuiet) return <Quiet>{words}</Quiet>
      return <bdi className={styles.value}>{words}</bdi>
    },
  }
}

const dateOf = ({ widget }: FieldModel) => (widget === 'date' ? 'day' : widget === 'instant' ? 'instant' : undefined)

const mostNames = 3

/** The names of the first records and the number of others. */
function someNames(field: FieldModel, value: unknown, texts: FieldTexts): string | null {
  const ids = value as readonly unknown[]
  const names = texts.words(field, ids.slice(0, mostNames))
  return ids.length > mostNames ? `${names}, +${ids.length - mostNames}` : names
}

function titleColumn<R extends ListRow>({ cell, width }: Created<R>, isLinked: boolean): Partial<Created<R>> {
  return {
    width: Math.max(256, width),
    grow: 2,
    stacked: 'title',
    cell: (row) => (isLinked ? <RecordLink id={row.id}>{cell(row)}</RecordLink> : cell(row)),
  }
}

/** Amounts, dates, codes and account numbers are read in full. Units: px. */
function leastWidth({ widget, list, isCode, maxLength }: FieldModel): number {
  if (isCode) return maxLength !== null && maxLength > 40 ? 208 : 116
  if (widget === 'amount') return 144
  if (widget === 'instant') return 176
  if (widget === 'date') return 116
  if (widget === 'color') return 128
  return widget === 'choice' || list !== null ? 132 : 96
}

/** Width of a heading with its sort mark. Units: px. */
function titleWidth(title: string): number {
  return Math.round(title.length * 6.4) + 36
}

/** Details below the title on a narrow screen: the code and the first two columns understandable without a heading. */
function stackedDetails(listing: Listing, models: ReadonlyMap<string, FieldModel>): string[] {
  const code = listing.columns.filter((name) => models.get(name)?.isCode)
  const plain = listing.columns.filter((name) =>
    ['reference', 'record', 'choice', 'color'].includes(models.get(name)?.widget ?? ''),
  )
  return [...code, ...plain.slice(0, 2)]
}

/** Opened by the grid; still a plain link, so that it can be opened in a new tab. */
export function RecordLink({ id, children }: { readonly id: number; readonly children: ReactNode }) {
  return (
    <a href={`?open=${id}`} className={styles.recordLink} tabIndex={-1} draggable={false}>
      {children}
    </a>
  )
}

/** A value that stays in the background; an en dash stands for nothing. */
export function Quiet({ children }: { readonly children: string | null }) {
  return (
    <span className={styles.quiet} data-empty={children === null || undefined}>
      {children ?? '–'}
    </span>
  )
}
