import { text } from '@countinghouse/contract/auth/company-session.text'
import { finishImpersonation } from '@countinghouse/contract/auth/impersonation'
import type { Session } from '@countinghouse/contract/auth/session'
import { modulesPath } from '@countinghouse/contract/constants'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../calls/call.ts'
import classes from './impersonation-banner.module.css'
import { useLanguage } from '../../ui/language/language.tsx'
import { planLeave } from './planned-leave.ts'
import { fullNameOf } from '../profile/profile-details.ts'

type Props = { readonly user: Session['user']; readonly until: string }

/** Shown on every page while a user is viewing as another user. */
export function ImpersonationBanner({ user, until }: Props) {
  const { t, formatInstant } = useLanguage()
  const [problem, setProblem] = useState<string | null>(null)
  const onStop = useCallback(
    () => stop().catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error))),
    [],
  )
  useEffect(() => {
    const left = Date.parse(until) - performance.timeOrigin - performance.now()
    // Slightly before the server ends it, so that the user returns to the own session instead of being signed out.
    const timer = setTimeout(() => void onStop(), Math.max(0, left - 5000))
    return () => clearTimeout(timer)
  }, [until, onStop])
  const name = fullNameOf(user)
  return (
    <aside className={classes.banner} aria-label={t(text.bannerTitle, { name })}>
      <span>
        <strong>{t(text.bannerTitle, { name })}</strong> {problem ?? t(text.banner, { time: formatInstant(until) })}
      </span>
      <button type="button" className={classes.deed} onClick={() => void onStop()}>
        {t(text.bannerEnd)}
      </button>
    </aside>
  )
}

/** Returns to the own session and discards all loaded data of the other user. */
async function stop(): Promise<void> {
  await call(finishImpersonation, {})
  planLeave()
  location.assign(modulesPath)
}
