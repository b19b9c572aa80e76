import type { Document, DocumentRow } from '@countinghouse/contract/document'
import { text } from '@countinghouse/contract/kit/draft-amounts.text'
import { fieldModels, isLines } from '../fields/field-model.ts'
import type { Values } from '../fields/field-kind.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import { RecordBody } from '../record/record-body.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './draft-amounts.module.css'

type DraftAmountsProps = {
  readonly document: Document
  readonly row: DocumentRow
  readonly texts: FieldTexts
  /** Cells of the lines, by their names: words, then figures. */
  readonly cells: { readonly words: readonly string[]; readonly figures: readonly string[] }
  /** Fields of the document below them. */
  readonly totals: readonly string[]
}

/** Prices and amounts of a draft as it is saved. */
export function DraftAmounts({ document, row, texts, cells, totals }: DraftAmountsProps) {
  const { t } = useLanguage()
  const columns = fieldModels(document)
    .filter(isLines)
    .flatMap(({ lineFields }) => lineFields.filter(({ key }) => [...cells.words, ...cells.figures].includes(key)))
  const sums = fieldModels(document.listing).filter(({ name }) => totals.includes(name) && row[name] !== undefined)
  const lines = (row['lines'] ?? []) as readonly Values[]
  const isNumber = (key: string) => cells.figures.includes(key) || undefined
  return (
    <RecordBody side="amounts">
      <p className={styles.quiet}>{t(text.asSaved)}</p>
      <table className={styles.table} aria-label={t(text.amounts)}>
        <thead>
          <tr>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col" data-number={isNumber(key)}>
                {texts.label(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index}>
              {columns.map((cell) => (
                <td key={cell.key} data-number={isNumber(cell.key)} data-label={texts.label(cell.name)}>
                  <bdi>{texts.words(cell, line[cell.key], { ...row, ...line }) ?? '–'}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map((sum) => (
            <tr key={sum.name}>
              <th scope="row" colSpan={columns.length - 1}>
                {t(document.text[sum.name] ?? text.amounts)}
              </th>
              <td data-number>
                <bdi>{texts.words(sum, row[sum.name], row) ?? '–'}</bdi>
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
    </RecordBody>
  )
}
