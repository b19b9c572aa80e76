import { listKeysOfUser } from '@countinghouse/contract/auth/api-key'
import { text } from '@countinghouse/contract/auth/api-key.text'
import { text as help } from '@countinghouse/contract/auth/api-key-help.text'
import type { User } from '@countinghouse/contract/erp/user'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useApiKeys } from '../../../kit/api-keys/use-api-keys.tsx'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import type { Tone } from '../../../ui/display/state-word.tsx'
import { StateWord } from '../../../ui/display/state-word.tsx'
import styles from './user.module.css'

const tones: Readonly<Record<'active' | 'expired' | 'revoked', Tone>> = {
  active: 'success',
  expired: 'warning',
  revoked: 'neutral',
}

/** API keys of an integration user. */
export function UserKeysPanel({ user }: { readonly user: User }) {
  const { t, formatInstant } = useLanguage()
  const query = useQuery(routeQuery(listKeysOfUser, { id: user.id }))
  const { make, canCreate, rowActionsOf, dialogs } = useApiKeys()
  return (
    <RecordBody side="keys">
      <div className={styles.side} aria-busy={query.isPending}>
        <p className={styles.note}>{t(help.help)}</p>
        {query.isError && (
          <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />
        )}
        {query.data?.items.length === 0 && <p className={styles.note}>{t(text.noKeys)}</p>}
        <ul className={styles.facts}>
          {query.data?.items.map((key) => (
            <li key={key.id}>
              <div className={styles.fact}>
                <b>
                  <bdi>{key.name}</bdi>
                </b>
                <StateWord tone={tones[key.state]}>{t(text[`state_${key.state}`])}</StateWord>
                <span className={styles.quiet}>
                  <bdi>{key.prefix}</bdi>
                  {key.lastUsedAt !== null && ` · ${t(text.used, { when: formatInstant(key.lastUsedAt) })}`}
                  {key.expiresAt !== null && ` · ${t(text.ends, { when: formatInstant(key.expiresAt) })}`}
                </span>
              </div>
              {rowActionsOf(key).map(({ title, reason = null, run }) => (
                <ReasonButton key={title} variant="default" size="compact-sm" reason={reason} onClick={run}>
                  {title}
                </ReasonButton>
              ))}
            </li>
          ))}
        </ul>
        {canCreate && (
          <div>
            <Button aria-haspopup="dialog" onClick={() => make(user.id)}>
              {t(text.newKey)}
            </Button>
          </div>
        )}
      </div>
      {dialogs}
    </RecordBody>
  )
}
