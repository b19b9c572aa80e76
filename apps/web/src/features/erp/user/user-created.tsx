import type { Invited, User } from '@countinghouse/contract/erp/user'
import { text } from '@countinghouse/contract/erp/user.text'
import { OnceWords } from '../../../kit/dialog/once-labels.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { UserLink } from './user-link.tsx'
import styles from './user.module.css'

export type Created = Invited | (User & { readonly password: string })

/** Password or link of a new user, to hand over; shown once only. */
export function UserCreated({ created }: { readonly created: Created }) {
  const { t } = useLanguage()
  const { name, login, email } = created
  return (
    <>
      <h2 className={styles.heading} role="status">
        {t('password' in created ? text.createdTitle : text.linkTitle, { name })}
      </h2>
      {'password' in created ? (
        <>
          <p className={styles.note}>{t(text.createdWords, { login: login ?? '' })}</p>
          <OnceWords words={created.password} />
        </>
      ) : created.link === null ? (
        <p className={styles.note}>{t(text.mailed, { email: email ?? '' })}</p>
      ) : (
        <UserLink path={created.link} />
      )}
    </>
  )
}
