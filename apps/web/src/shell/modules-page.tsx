import type { CompanyModule } from '@countinghouse/contract/erp/menu'
import { text } from '@countinghouse/contract/shell/pages.text'
import { text as shellText } from '@countinghouse/contract/shell/shell.text'
import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useClientState } from './client-store.ts'
import { NamedIcon } from './icons.tsx'
import { chooserModules, moduleAddress } from './landing.ts'
import { useLanguage } from './language.tsx'
import { MessagePage } from './message-page.tsx'
import classes from './modules-page.module.css'
import { useSession } from './session.tsx'
import { sessionQuery } from './session-query.ts'
import { signOut } from './sign-out.ts'

/** Module chooser; open to everybody who is signed in. Source: spec section 2, routes. */
export function ModulesPage() {
  const { t, locale } = useLanguage()
  const { modules, company } = useSession()
  const recent = useClientState((state) => state.recentModules)
  const [words, setWords] = useState('')
  const all = chooserModules(modules, recent)
  const nameOf = (module: CompanyModule) => (locale === 'ar' ? module.mdl_name_ar : module.mdl_name)
  const shown = all.filter((module) => nameOf(module).toLowerCase().includes(words.trim().toLowerCase()))
  return (
    <div className={classes.page}>
      <div className={classes.top}>
        <div>
          <h1 tabIndex={-1}>{t(text.modules)}</h1>
          <p className={classes.purpose}>
            {company.name} · {t(text.modulesPurpose)}
          </p>
        </div>
        {all.length > 1 && (
          <input
            type="search"
            className={classes.search}
            aria-label={t(text.searchModules)}
            placeholder={t(text.searchModules)}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        )}
      </div>
      <p role="status" className={classes.empty}>
        {shown.length === 0 && t(all.length === 0 ? text.noModules : text.noModuleFound)}
      </p>
      <ul className={classes.cards}>
        {shown.map((module) => (
          <li key={module.mdl_route}>
            <Link to={moduleAddress(module)} className={classes.card}>
              <span className={classes.icon}>
                <NamedIcon name={module.icon} size={22} />
              </span>
              <span className={classes.name}>{nameOf(module)}</span>
              {module.mdl_route === recent[0] && <span className={classes.last}>{t(text.lastUsed)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The chooser when the modules could not be fetched: it stays open and offers to try again. */
export function ModulesFailedPage() {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  return (
    <MessagePage
      isStandalone
      icon={<IconAlertTriangle size={40} stroke={1.5} aria-hidden="true" />}
      title={t(text.modulesFailed)}
      actions={
        <>
          <Button onClick={() => void queryClient.resetQueries({ queryKey: sessionQuery.queryKey })}>
            {t(shellText.tryAgain)}
          </Button>
          <Button variant="default" onClick={() => void signOut(queryClient)}>
            {t(text.signOut)}
          </Button>
        </>
      }
    >
      <p>{t(text.brokenMore)}</p>
    </MessagePage>
  )
}
