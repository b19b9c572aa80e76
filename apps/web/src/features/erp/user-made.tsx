import type { Invited, User } from '@countinghouse/contract/erp/user'
import { text } from '@countinghouse/contract/erp/user.text'
import { OnceWords } from '../../kit/once-words.tsx'
import { useLanguage } from '../../shell/language.tsx'
import { UserLink } from './user-link.tsx'
import styles from './user.module.css'

export type Made = Invited | (User & { readonly password: string })

/** Password or link of a new user, to hand over; shown once only. */
export function UserMade({ made }: { readonly made: Made }) {
  const { t } = useLanguage()
  const { name, login, email } = made
  return (
    <>
      <h2 className={styles.heading} role="status">
        {t('password' in made ? text.createdTitle : text.linkTitle, { name })}
      </h2>
      {'password' in made ? (
        <>
          <p className={styles.note}>{t(text.createdWords, { login: login ?? '' })}</p>
          <OnceWords words={made.password} />
        </>
      ) : made.link === null ? (
        <p className={styles.note}>{t(text.mailed, { email: email ?? '' })}</p>
      ) : (
        <UserLink path={made.link} />
      )}
    </>
  )
}
