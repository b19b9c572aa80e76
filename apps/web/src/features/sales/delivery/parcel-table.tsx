import type { Picking } from '@countinghouse/contract/sales/delivery-picking'
import { text } from '@countinghouse/contract/sales/delivery-picking.text'
import { IconTrash } from '@tabler/icons-react'
import type { FieldTexts } from '../../../kit/fields/use-field-text.ts'
import figures from '../../../kit/report/figure-table.module.css'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../order/order.module.css'
import { shownParcel } from './parcel-fields.ts'

type Props = Pick<Picking, 'parcels' | 'lines'> & {
  readonly texts: FieldTexts
  /** By its place; null: parcels do not change any more. */
  readonly onRemove: ((at: number) => void) | null
}

/** Parcels with their measures and what is in them. */
export function ParcelTable({ parcels, lines, texts, onRemove }: Props) {
  const { t, formatNumber } = useLanguage()
  const nameOf = new Map(lines.map(({ lineNo, name }) => [lineNo, name]))
  const cells = shownParcel.filter(({ key }) => parcels.some((parcel) => valueOf(parcel, key) !== null))
  const heading = <h2 className={styles.heading}>{t(text.parcels)}</h2>
  if (parcels.length === 0)
    return (
      <>
        {heading}
        <p className={styles.quiet}>{t(text.noParcels)}</p>
      </>
    )
  return (
    <>
      {heading}
      <table className={figures.table} aria-label={t(text.parcels)}>
        <thead>
          <tr>
            <th scope="col">{t(text.contents)}</th>
            {cells.map(({ key, name }) => (
              <th key={key} scope="col">
                {texts.label(name)}
              </th>
            ))}
            {onRemove !== null && <td />}
          </tr>
        </thead>
        <tbody>
          {parcels.map((parcel, at) => (
            <tr key={at}>
              <th scope="row">
                {t(text.parcel, { number: at + 1 })}
                {parcel.contents.map(({ lineNo, quantity }) => (
                  <span key={lineNo} className={figures.under}>
                    {formatNumber(quantity)} × <bdi>{nameOf.get(lineNo) ?? ''}</bdi>
                  </span>
                ))}
              </th>
              {cells.map((cell) => (
                <td key={cell.key} data-label={texts.label(cell.name)}>
                  <bdi>{texts.words(cell, valueOf(parcel, cell.key), parcel) ?? '–'}</bdi>
                </td>
              ))}
              {onRemove !== null && (
                <td>
                  <IconButton label={t(text.removeParcel, { number: at + 1 })} onClick={() => onRemove(at)}>
                    <IconTrash size={16} stroke={1.75} aria-hidden />
                  </IconButton>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function valueOf(parcel: Picking['parcels'][number], key: string): unknown {
  return (parcel as Readonly<Record<string, unknown>>)[key] ?? null
}
