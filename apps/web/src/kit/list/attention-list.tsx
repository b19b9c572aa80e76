import type { DashboardItem } from '@countinghouse/contract/erp/dashboard-item'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../ui/language/language.tsx'
import { parseSearch } from '../../app/routing/search.ts'
import styles from './attention-list.module.css'
import { StateWord } from '../../ui/display/state-word.tsx'

type Props = { readonly items: readonly DashboardItem[]; readonly label: string; readonly nothing: string }

/** Items that need attention, each linked to the page where it is resolved. */
export function AttentionList({ items, label, nothing }: Props) {
  const { locale } = useLanguage()
  if (items.length === 0)
    return (
      <div className={styles.panel}>
        <StateWord tone="success">{nothing}</StateWord>
      </div>
    )
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map(({ key, address, title, tone }) => {
        const [path = '', search = ''] = address.split('?')
        return (
          <li key={key}>
            <Link to={path} search={parseSearch(search) as never} className={styles.link}>
              <StateWord tone={tone}>{title[locale]}</StateWord>
              <IconChevronRight size={16} stroke={1.75} aria-hidden className={styles.way} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
