import type { MenuItem } from '@countinghouse/contract/erp/menu'
import { financeHomePage } from '@countinghouse/contract/accounts/home'
import { text } from '@countinghouse/contract/accounts/home.text'
import { normalisePath } from '@countinghouse/kernel/paths'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../../app/session/session.tsx'
import { NamedIcon } from '../../../ui/display/icons.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './home.module.css'

/** The other pages of the suite that the menu shows the user. */
export function HomePages() {
  const { t, locale } = useLanguage()
  const { navigation } = useSession()
  const home = normalisePath(financeHomePage.path)
  const pages = linksIn(navigation).filter(({ path }) => normalisePath(path).startsWith(`${home}/`))
  if (pages.length === 0) return null
  return (
    <nav aria-labelledby="finance-pages">
      <h2 id="finance-pages" className={styles.name}>
        {t(text.pages)}
      </h2>
      <ul className={styles.pages}>
        {pages.map(({ id, path, icon, title, title_ar }) => (
          <li key={id}>
            <Link className={styles.page} to={path}>
              <NamedIcon name={icon} />
              {locale === 'ar' ? title_ar : title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function linksIn(items: readonly MenuItem[]): readonly MenuItem[] {
  return items.flatMap((item) => [...(item.type === 'link' ? [item] : []), ...linksIn(item.children)])
}
