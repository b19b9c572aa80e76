import { text } from '@countinghouse/contract/kit/list.text'
import type { Master, MasterRow } from '@countinghouse/contract/master'
import { columnNames, sortKeys } from '@countinghouse/contract/master-list'
import { permissionName } from '@countinghouse/contract/page'
import { lazy, Suspense, useMemo } from 'react'
import { useLanguage } from '../shell/language.tsx'
import { useCan } from '../shell/session.tsx'
import type { FieldModel } from './fields/field-model.ts'
import { fieldModels, isCellEditable, isNumeric } from './fields/field-model.ts'
import type { FieldTexts } from './fields/use-field-text.ts'
import type { GridColumn } from './grid-column.ts'
import styles from './list-screen.module.css'
import { preloaded } from './preloaded.tsx'
import { Status } from './status.tsx'

const CellEditor = preloaded(async () => (await import('./cell-editor.tsx')).CellEditor)

/** Fetched when somebody asks for the column. */
const UsageCount = lazy(async () => ({ default: (await import('./usage-count.tsx')).UsageCount }))

type Column = GridColumn<MasterRow>

/** Every column a master's list can show, made from its fields. */
export function useMasterColumns(master: Master, texts: FieldTexts): readonly Column[] {
  const { t, formatInstant } = useLanguage()
  const can = useCan()
  const canEdit = can(permissionName(master.page, 'edit'))
  return useMemo(() => {
    const fields = fieldModels(master)
    const sortable = sortKeys(master)
    const details = stackedDetails(master)
    const common: Record<string, Omit<Column, 'name'>> = {
      status: {
        title: t(text.status),
        width: 96,
        grow: 0.5,
        stacked: 'status',
        cell: (row) => <Status value={row.status} />,
      },
      updatedAt: {
        title: t(text.updatedAt),
        width: 176,
        grow: 0.5,
        cell: (row) => <Quiet>{formatInstant(row.updatedAt)}</Quiet>,
      },
      updatedBy: { title: t(text.updatedBy), width: 144, grow: 0.8, cell: (row) => <Quiet>{row.updatedBy}</Quiet> },
      createdAt: {
        title: t(text.createdAt),
        width: 176,
        grow: 0.5,
        cell: (row) => <Quiet>{formatInstant(row.createdAt)}</Quiet>,
      },
      usage: {
        title: t(text.usage),
        width: 112,
        grow: 0.6,
        isNumeric: true,
        cell: (row) => (
          <Suspense>
            <UsageCount master={master} id={row.id} />
          </Suspense>
        ),
      },
    }
    return columnNames(master).flatMap((name): Column[] => {
      const canSort = sortable.includes(name)
      const known = common[name]
      if (known !== undefined) return [{ ...known, name, canSort }]
      const field = fields.find((candidate) => candidate.name === name)
      if (field === undefined) return []
      const column = fieldColumn(field, texts, canSort)
      return [
        {
          ...column,
          ...(details.includes(name) && { stacked: 'detail' }),
          ...(name === 'name' && { stacked: 'title', cell: (row) => <RecordLink row={row} /> }),
          ...(canEdit &&
            isCellEditable(field) && {
              editor: (edit) => (
                <Suspense>
                  <CellEditor master={master} field={field} texts={texts} {...edit} />
                </Suspense>
              ),
            }),
        },
      ]
    })
  }, [master, texts, t, formatInstant, canEdit])
}

function fieldColumn(field: FieldModel, texts: FieldTexts, canSort: boolean): Column {
  const isOfDigits = isNumeric(field)
  const title = texts.label(field.name)
  return {
    name: field.name,
    title,
    width: Math.max(leastWidth(field), titleWidth(title)),
    grow: field.name === 'name' ? 2 : isOfDigits || field.widget === 'switch' ? 0.6 : 1,
    isNumeric: isOfDigits,
    canSort,
    cell: (row) => {
      const words = texts.words(field, row[field.name], row)
      if (field.widget === 'switch') return row[field.name] === true ? <span>{words}</span> : <Quiet>{words}</Quiet>
      return words === null ? <Quiet>{null}</Quiet> : <bdi className={styles.value}>{words}</bdi>
    },
  }
}

/** Units: px. */
function leastWidth(field: FieldModel): number {
  if (field.name === 'name') return 208
  return field.widget === 'choice' || field.list !== null ? 168 : 96
}

/** Room for a heading with its sort mark. Units: px. */
function titleWidth(title: string): number {
  return Math.round(title.length * 6.4) + 36
}

/** What a narrow screen shows below the name: the code and the first two columns that read without their heading. */
function stackedDetails(master: Master): string[] {
  const plain = fieldModels(master).filter((field) => field.list !== null || field.widget === 'choice')
  return ['code', ...master.columns.filter((name) => plain.some((field) => field.name === name)).slice(0, 2)]
}

/** Opened by the grid; a plain link all the same, so that it opens in a new tab too. */
function RecordLink({ row }: { readonly row: MasterRow }) {
  return (
    <a href={`?open=${row.id}`} className={styles.recordLink} tabIndex={-1} draggable={false}>
      <bdi>{row.name}</bdi>
    </a>
  )
}

/** A value that stays in the background; an en dash stands for nothing. */
function Quiet({ children }: { readonly children: string | null }) {
  return (
    <span className={styles.quiet} data-empty={children === null || undefined}>
      {children ?? '–'}
    </span>
  )
}
