import type { User } from '@countinghouse/contract/erp/user'
import { text } from '@countinghouse/contract/erp/user.text'
import { tabId } from '../../kit/record-tabs.tsx'
import { useLanguage } from '../../shell/language.tsx'
import styles from './user.module.css'

/** Where somebody works, and by which roles he may do what. */
export function UserAccess({ user }: { readonly user: User }) {
  const { t, locale, formatDate } = useLanguage()
  return (
    <div id="record-panel" role="tabpanel" aria-labelledby={tabId('access')} className={styles.body} tabIndex={0}>
      <section aria-labelledby="user-stores">
        <h2 id="user-stores" className={styles.heading}>
          {t(text.stores)}
        </h2>
        {user.homeModule !== null && (
          <p className={styles.note}>
            {t(text.homeModuleId)}: {user.homeModule[locale]}
          </p>
        )}
        {user.hasAllStores && <p className={styles.note}>{t(text.allStores)}</p>}
        {!user.hasAllStores && user.workplaces.length === 0 && <p className={styles.note}>{t(text.noStores)}</p>}
        {!user.hasAllStores && (
          <ul className={styles.facts}>
            {user.workplaces.map(({ id, name }) => (
              <li key={id}>
                <bdi>{name}</bdi>
                {id === user.defaultStoreId && <span className={styles.quiet}>{t(text.defaultStoreId)}</span>}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="user-roles">
        <h2 id="user-roles" className={styles.heading}>
          {t(text.roles)}
        </h2>
        {user.heldRoles.length === 0 && <p className={styles.note}>{t(text.noRoles)}</p>}
        <ul className={styles.facts}>
          {user.heldRoles.map(({ roleId, name, store, from, until }) => (
            <li key={`${roleId}-${store?.id}`}>
              <bdi>{name}</bdi>
              <span className={styles.quiet}>{store === null ? t(text.everyStore) : <bdi>{store.name}</bdi>}</span>
              {from !== null && (
                <span className={styles.quiet}>
                  {t(text.roleFrom)} {formatDate(from)}
                </span>
              )}
              {until !== null && (
                <span className={styles.quiet}>
                  {t(text.roleUntil)} {formatDate(until)}
                </span>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
