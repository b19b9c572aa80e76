import type { CountedLine } from '@countinghouse/contract/inventory/container-receipt'
import { text } from '@countinghouse/contract/inventory/container-receipt.text'
import { IconMinus, IconPackages } from '@tabler/icons-react'
import { IconButton } from '../../kit/icon-button.tsx'
import { useLanguage } from '../../shell/language.tsx'
import styles from './inventory.module.css'

type Work = {
  readonly onCartons: (lineNo: number) => void
  readonly onTakeBack: (line: CountedLine) => void
}
type ContainerLinesProps = {
  readonly lines: readonly CountedLine[]
  /** The receipt is closed, so remaining quantities are short. */
  readonly isClosed: boolean
  /** Null when counting is over. */
  readonly work: Work | null
}

/** Expected and counted quantities of each line. */
export function ContainerLines({ lines, isClosed, work }: ContainerLinesProps) {
  const { t } = useLanguage()
  const headings = [text.expected, text.good, text.damaged, text.rejected, text.left, text.posted]
  return (
    <table className={styles.table} aria-label={t(text.count)}>
      <thead>
        <tr>
          <th scope="col">{t(text.product)}</th>
          {headings.map((heading) => (
            <th key={heading.en} scope="col" data-number>
              {t(heading)}
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
            isClosed={isClosed}
            work={work}
          />
        ))}
      </tbody>
    </table>
  )
}

type LineProps = Pick<ContainerLinesProps, 'isClosed' | 'work'> & { readonly line: CountedLine }

function Line({ line, isClosed, work }: LineProps) {
  const { t, formatNumber } = useLanguage()
  const { lineNo, sku, name, lotNo, expected, good, damaged, rejected, posted } = line
  const counted = good + damaged + rejected
  const left = Math.max(expected - counted, 0)
  const notes = [
    ...(lineNo === null ? [t(text.over, { quantity: formatNumber(counted) })] : []),
    ...(isClosed && lineNo !== null && expected > posted
      ? [t(text.short, { quantity: formatNumber(expected - posted) })]
      : []),
  ]
  const figures = [
    [text.expected, expected],
    [text.good, good],
    [text.damaged, damaged],
    [text.rejected, rejected],
    [text.left, left],
    [text.posted, posted],
  ] as const
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
      {figures.map(([heading, figure]) => (
        <td key={heading.en} data-number data-label={t(heading)}>
          {formatNumber(figure)}
        </td>
      ))}
      {work !== null && (
        <td>
          <span className={styles.files}>
            {lineNo !== null && (
              <IconButton label={`${t(text.cartons)}: ${name}`} onClick={() => work.onCartons(lineNo)}>
                <IconPackages size={16} stroke={1.75} aria-hidden />
              </IconButton>
            )}
            <IconButton
              label={`${t(text.undo)}: ${name}`}
              disabled={counted <= posted}
              onClick={() => work.onTakeBack(line)}
            >
              <IconMinus size={16} stroke={1.75} aria-hidden />
            </IconButton>
          </span>
        </td>
      )}
    </tr>
  )
}
