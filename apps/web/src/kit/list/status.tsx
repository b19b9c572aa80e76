import { text } from '@countinghouse/contract/kit/list.text'
import type { Listing } from '@countinghouse/contract/listing'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './status.module.css'

/** Colours of statuses. */
const tones: Readonly<Record<string, string>> = { active: 'success', draft: 'info', blocked: 'danger' }

type StatusProps = {
  readonly value: string
  /** Master with own status labels: an inactive store is closed. */
  readonly master?: { readonly listing: Pick<Listing, 'text'> }
  readonly tone?: string | undefined
}

/** Status as a dot and a label, never by colour alone. */
export function Status({ value, master, tone = tones[value] }: StatusProps) {
  const { t } = useLanguage()
  const words = value === 'active' ? text.active : text.inactive
  return (
    <span className={styles.status} data-tone={tone ?? 'neutral'}>
      {t(master?.listing.text[`status_${value}`] ?? words)}
    </span>
  )
}
