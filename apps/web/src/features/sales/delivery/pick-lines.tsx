import type { Picking } from '@countinghouse/contract/sales/delivery-picking'
import { text as deliveryText } from '@countinghouse/contract/sales/delivery.text'
import { text } from '@countinghouse/contract/sales/delivery-picking.text'
import { roundedQuantity } from '@countinghouse/kernel/quantity'
import { IconAlertTriangle, IconChecks, IconMinus } from '@tabler/icons-react'
import styles from '../../../kit/receiving/receiving.module.css'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

type Line = Picking['picks'][number]
type Work = {
  readonly onPick: (line: Line, quantity: number) => void
  readonly onShort: (line: Line) => void
}
/** `work`: null when picking is over. */
type Props = { readonly lines: readonly Line[]; readonly work: Work | null }

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** What is taken from which location, in the order in which a picker walks. */
export function PickLines({ lines, work }: Props) {
  const { t } = useLanguage()
  return (
    <table className={styles.table} aria-label={t(deliveryText.picking)}>
      <thead>
        <tr>
          <th scope="col">{t(text.location)}</th>
          <th scope="col">{t(text.product)}</th>
          {[text.planned, text.picked, text.left].map((words) => (
            <th key={words.en} scope="col" data-number>
              {t(words)}
            </th>
          ))}
          {work !== null && <td />}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <PickLine key={line.pickNo} line={line} work={work} />
        ))}
      </tbody>
    </table>
  )
}

function PickLine({ line, work }: { readonly line: Line; readonly work: Work | null }) {
  const { t, formatNumber } = useLanguage()
  const { location, name, sku, lotNo, planned, picked, shortReason } = line
  const left = roundedQuantity(planned - picked)
  const where = `${location}, ${name}`
  return (
    <tr>
      <th scope="row">
        <bdi>{location}</bdi>
      </th>
      <td>
        <bdi>{name}</bdi>
        <span className={styles.under}>
          <bdi>{sku}</bdi>
          {lotNo !== null && (
            <>
              {' '}
              · {t(text.lot)} <bdi>{lotNo}</bdi>
            </>
          )}
        </span>
        {left > 0 && shortReason !== null && (
          <strong className={styles.under}>
            {t(text.short)}: <bdi>{shortReason}</bdi>
          </strong>
        )}
      </td>
      {[
        { label: text.planned, value: planned },
        { label: text.picked, value: picked },
        { label: text.left, value: left },
      ].map(({ label, value }) => (
        <td key={label.en} data-number data-label={t(label)}>
          {formatNumber(value)}
        </td>
      ))}
      {work !== null && (
        <td>
          <span className={styles.actions}>
            <IconButton
              label={`${t(text.pickRest, { count: formatNumber(left) })}: ${where}`}
              disabled={left === 0}
              onClick={() => work.onPick(line, left)}
            >
              <IconChecks {...icon} />
            </IconButton>
            <IconButton
              label={`${t(text.putBackOne)}: ${where}`}
              disabled={picked === 0}
              onClick={() => work.onPick(line, -Math.min(1, picked))}
            >
              <IconMinus {...icon} />
            </IconButton>
            <IconButton label={`${t(text.short)}: ${where}`} disabled={left === 0} onClick={() => work.onShort(line)}>
              <IconAlertTriangle {...icon} />
            </IconButton>
          </span>
        </td>
      )}
    </tr>
  )
}
