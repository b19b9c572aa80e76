import type { Relocating } from '@countinghouse/contract/inventory/relocation-scan'
import { text } from '@countinghouse/contract/inventory/relocation-scan.text'
import { IconMinus } from '@tabler/icons-react'
import styles from '../../../kit/receiving/receiving.module.css'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

type Line = Relocating['lines'][number]
/** `onTakeBack`: null without the permission. */
type Props = { readonly lines: readonly Line[]; readonly onTakeBack: ((line: Line) => void) | null }

/** What was moved so far, the last first. */
export function MovedLines({ lines, onTakeBack }: Props) {
  const { t, formatNumber } = useLanguage()
  if (lines.length === 0) return <p className={styles.quiet}>{t(text.none)}</p>
  return (
    <table className={styles.table} aria-label={t(text.moved)}>
      <thead>
        <tr>
          <th scope="col">{t(text.product)}</th>
          <th scope="col">{t(text.from)}</th>
          <th scope="col">{t(text.to)}</th>
          <th scope="col" data-number>
            {t(text.quantity)}
          </th>
          {onTakeBack !== null && <td />}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.lineNo}>
            <th scope="row">
              <bdi>{line.name}</bdi>
              <span className={styles.under}>
                <bdi>{line.sku}</bdi>
                {line.lotNo !== null && (
                  <>
                    {' '}
                    · {t(text.lot)} <bdi>{line.lotNo}</bdi>
                  </>
                )}
              </span>
            </th>
            <td data-label={t(text.from)}>
              <bdi>{line.from}</bdi>
            </td>
            <td data-label={t(text.to)}>
              <bdi>{line.to}</bdi>
            </td>
            <td data-number data-label={t(text.quantity)}>
              {formatNumber(line.quantity)}
            </td>
            {onTakeBack !== null && (
              <td>
                <IconButton label={t(text.takeBack, { product: line.name })} onClick={() => onTakeBack(line)}>
                  <IconMinus size={16} stroke={1.75} aria-hidden />
                </IconButton>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
