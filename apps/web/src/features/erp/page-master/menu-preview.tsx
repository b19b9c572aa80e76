import type { MenuItem } from '@countinghouse/contract/erp/menu'
import { previewMenu } from '@countinghouse/contract/erp/page-master'
import { text } from '@countinghouse/contract/erp/page-master.text'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { NamedIcon } from '../../../ui/display/icons.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import styles from '../registers.module.css'

type Props = { readonly role: { readonly id: number; readonly name: string }; readonly onClose: () => void }

/** Menu preview for a single role. */
export function MenuPreview({ role, onClose }: Props) {
  const { t } = useLanguage()
  const query = useQuery(routeQuery(previewMenu, { roleId: role.id }))
  const items = query.data?.items ?? []
  return (
    <Dialog title={t(text.previewOf, { role: role.name })} onClose={onClose} actions={null}>
      {query.isError && <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && items.length === 0 && <p className={styles.quiet}>{t(text.previewEmpty)}</p>}
      <Items items={items} />
    </Dialog>
  )
}

function Items({ items }: { readonly items: readonly MenuItem[] }) {
  const { locale } = useLanguage()
  return (
    <ul className={styles.menu}>
      {items.map((item) => (
        <li key={item.id}>
          {item.menutitle !== null && (
            <span className={styles.quiet}>{locale === 'ar' ? item.menutitle_ar : item.menutitle}</span>
          )}
          <span className={styles.named}>
            <NamedIcon name={item.icon} size={16} />
            {locale === 'ar' ? item.title_ar : item.title}
          </span>
          {item.children.length > 0 && <Items items={item.children} />}
        </li>
      ))}
    </ul>
  )
}
