import type { CountedLine } from '@countinghouse/contract/inventory/receiving'
import { text } from '@countinghouse/contract/inventory/receiving.text'
import { IconMinus, IconPackages } from '@tabler/icons-react'
import { useLanguage } from '../../ui/language/language.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import type { Receiving } from './receiving.ts'
import styles from './receiving.module.css'

type Work = {
  /** Null where lines are not counted by carton. */
  readonly onCartons: ((lineNo: number) => void) | null
  readonly onUndo: (line: CountedLine) => void
}
type ReceivingLinesProps = {
  readonly receiving: Pick<Receiving, 'conditions' | 'unexpected'>
  readonly lines: readonly CountedLine[]
  /** The receipt is closed, so remaining quantities are short. */
  readonly isClosed: boolean
  /** Null when counting is over. */
  readonly work: Work | null
}

/** Expected and counted quantities of each line. */
export function ReceivingLines({ receiving, lines, isClosed, work }: ReceivingLinesProps) {
  const { t } = useLanguage()
  const metrics = ['expected', ...receiving.conditions, 'left', 'posted'] as const
  return (
    <table className={styles.table} aria-label={t(text.count)}>
      <thead>
        <tr>
          <th scope="col">{t(text.product)}</th>
          {metrics.map((figure) => (
            <th key={figure} scope="col" data-number>
              {t(text[figure])}
            </th>
          ))}
          {work !== null && <td />}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line
            key={`${line.lineNo ?? ''}:${line.variantId}:${line.lotNo ?? ''}`}
            line={line}
            metrics={metrics}
            unexpected={receiving.unexpected}
            isClosed={isClosed}
            work={work}
          />
        ))}
      </tbody>
    </table>
  )
}

type LineProps = Pick<ReceivingLinesProps, 'isClosed' | 'work'> & {
  readonly line: CountedLine
  readonly metrics: readonly (Receiving['conditions'][number] | 'expected' | 'left' | 'posted')[]
  readonly unexpected: Receiving['unexpected']
}

function Line({ line, metrics, unexpected, isClosed, work }: LineProps) {
  const { t, formatNumber } = useLanguage()
  const { lineNo, sku, name, lotNo, expected, good, damaged, rejected, posted } = line
  const counted = good + damaged + rejected
  const onCartons = lineNo === null ? null : work?.onCartons
  const over = t(text.over, { quantity: formatNumber(Math.max(counted - expected, 0)) })
  const notes = [
    ...(lineNo === null ? [unexpected === undefined ? over : t(unexpected)] : []),
    ...(lineNo !== null && counted > expected ? [over] : []),
    ...(isClosed && lineNo !== null && expected > posted
      ? [t(text.short, { quantity: formatNumber(expected - posted) })]
      : []),
  ]
  const values = { ...line, left: Math.max(expected - counted, 0) }
  return (
    <tr>
      <th scope="row">
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
        {notes.length > 0 && <strong className={styles.under}>{notes.join(' · ')}</strong>}
      </th>
      {metrics.map((figure) => (
        <td key={figure} data-number data-label={t(text[figure])}>
          {formatNumber(values[figure])}
        </td>
      ))}
      {work !== null && (
        <td>
          <span className={styles.actions}>
            {lineNo !== null && onCartons != null && (
              <IconButton label={`${t(text.cartons)}: ${name}`} onClick={() => onCartons(lineNo)}>
                <IconPackages size={16} stroke={1.75} aria-hidden />
              </IconButton>
            )}
            <IconButton
              label={`${t(text.undo)}: ${name}`}
              disabled={counted <= posted}
              onClick={() => work.onUndo(line)}
            >
              <IconMinus size={16} stroke={1.75} aria-hidden />
            </IconButton>
          </span>
        </td>
      )}
    </tr>
  )
}
