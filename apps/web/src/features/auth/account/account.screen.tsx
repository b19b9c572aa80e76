import { text } from '@countinghouse/contract/auth/account.text'
import { getSecurity } from '@countinghouse/contract/auth/security'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { AccountDevices } from './account-devices.tsx'
import { AccountEmail } from './account-email.tsx'
import { AccountFactor } from './account-factor.tsx'
import { AccountPassword } from './account-password.tsx'
import { AccountPin } from './account-pin.tsx'
import { AccountProfile } from './account-profile.tsx'
import { AccountProvider } from './account-provider.tsx'
import { AccountSessions } from './account-sessions.tsx'
import styles from './account.module.css'

/** Who somebody is here and how he proves it. Source: docs/guides/auth.md, Sign-in and sessions. */
function Account() {
  const { t } = useLanguage()
  const query = useQuery(routeQuery(getSecurity, {}))
  const security = query.data
  return (
    <section className={styles.page} aria-labelledby="account-title" aria-busy={query.isPending}>
      <header>
        <h1 id="account-title" tabIndex={-1}>
          {t(text.title)}
        </h1>
        <p className={styles.purpose}>{t(text.purpose)}</p>
      </header>
      {query.isPending && (
        <div role="status" aria-label={t(text.loading)} className={styles.cards}>
          {['first', 'second', 'third'].map((name) => (
            <span key={name} className={styles.waiting} />
          ))}
        </div>
      )}
      {query.isError && security === undefined && (
        <div role="alert" className={styles.failed}>
          <p>
            {t(text.failed)} {query.error.message}
          </p>
          <Button variant="default" onClick={() => void query.refetch()}>
            {t(text.tryAgain)}
          </Button>
        </div>
      )}
      {security !== undefined && (
        <div className={styles.cards}>
          <AccountProfile key={`${security.firstName} ${security.lastName} ${security.locale}`} security={security} />
          <AccountPassword security={security} />
          <AccountFactor security={security} />
          <AccountPin security={security} />
          <AccountEmail security={security} />
          {(security.provider !== null || security.providers.length > 0) && <AccountProvider security={security} />}
          <AccountSessions />
          {security.secondFactor.isOn && <AccountDevices security={security} />}
        </div>
      )}
    </section>
  )
}

export { Account as screen }
