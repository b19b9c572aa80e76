import type { Document, DocumentRow } from '@countinghouse/contract/document'
import { text } from '@countinghouse/contract/kit/document.text'
import { listingFor } from '@countinghouse/contract/listing'
import { useLanguage } from '../../ui/language/language.tsx'
import { useCan } from '../../app/session/session.tsx'
import styles from './document.module.css'
import type { Values } from '../fields/field-kind.ts'
import type { FieldModel, LinesModel } from '../fields/field-model.ts'
import { fieldModels, isLines, isNumeric } from '../fields/field-model.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import drawer from '../record/record-drawer.module.css'
import { seenField } from './seen-field.ts'
import table from '../../ui/display/short-table.module.css'

type DocumentDetailsProps = { readonly document: Document; readonly row: DocumentRow; readonly texts: FieldTexts }

/** A read-only document: fields, values written by transitions, and lines. */
export function DocumentDetails({ document, row, texts }: DocumentDetailsProps) {
  const { t } = useLanguage()
  const can = useCan()
  const entered = fieldModels(document).map((field) => seenField(document, can, field))
  const { listing } = document
  const shown = fieldModels(listingFor(listing, can)).filter(({ name }) => name in document.shown)
  const labelOf = (name: string) => (document.text[name] === undefined ? name : t(document.text[name]))
  return (
    <>
      <dl className={styles.fields}>
        {[...entered.filter((field) => !isLines(field)), ...shown].map((field) => (
          <div key={field.name} className={styles.field} data-field={field.widget}>
            <dt className={drawer.factLabel}>{labelOf(field.name)}</dt>
            <dd className={drawer.fact}>
              <bdi>{texts.words(field, row[field.name], row) ?? '–'}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {entered.filter(isLines).map((lines) => (
        <LinesTable key={lines.name} field={lines} row={row} texts={texts} />
      ))}
    </>
  )
}

/** What the server calculated of a draft when it was last saved. */
export function CalculatedDetails({ document, row, texts }: DocumentDetailsProps) {
  const can = useCan()
  const { calculated, listing } = document
  if (calculated.length === 0) return null
  const lines = fieldModels(document).filter((field) => calculated.includes(field.name) && isLines(field))
  const shown = fieldModels(listingFor(listing, can)).filter(
    ({ name }) => name in document.shown && row[name] !== null && row[name] !== undefined,
  )
  return (
    <>
      {shown.map((field) => (
        <dl key={field.name} className={styles.field}>
          <dt className={drawer.factLabel}>{texts.label(field.name)}</dt>
          <dd className={drawer.fact}>
            <bdi>{texts.words(field, row[field.name], row)}</bdi>
          </dd>
        </dl>
      ))}
      {lines.filter(isLines).map((field) => (
        <div key={field.name} className={styles.field} data-field={field.widget} data-wide>
          <LinesTable field={field} row={row} texts={texts} />
        </div>
      ))}
    </>
  )
}

type LinesTableProps = { readonly field: LinesModel; readonly row: DocumentRow; readonly texts: FieldTexts }

/** Nothing without lines; columns in which no line has a value are left out. */
function LinesTable({ field, row, texts }: LinesTableProps) {
  const { t, formatNumber } = useLanguage()
  const lines = (row[field.name] ?? []) as readonly Values[]
  const numeric = (cell: FieldModel) => isNumeric(cell) || cell.decimals !== null || undefined
  if (lines.length === 0) return null
  const cells = field.lineFields.filter(({ key }) => lines.some((line) => line[key] != null))
  if (lines.length === 0) return null
  return (
    <table className={`${table.table} ${styles.lines}`}>
      <caption className="visually-hidden">{texts.label(field.name)}</caption>
      <thead>
        <tr>
          <th scope="col" data-numeric>
            {t(text.line)}
          </th>
          {cells.map((cell) => (
            <th key={cell.key} scope="col" data-numeric={numeric(cell)}>
              {texts.label(cell.name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={index}>
            <td data-numeric>{formatNumber(index + 1)}</td>
            {cells.map((cell) => (
              <td key={cell.key} data-numeric={numeric(cell)} data-label={texts.label(cell.name)}>
                <bdi>{texts.words(cell, line[cell.key], { ...row, ...line }) ?? '–'}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
