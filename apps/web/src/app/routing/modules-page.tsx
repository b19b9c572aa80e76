import { listAppModules } from '@countinghouse/contract/erp/menu'
import { moduleMasterPage } from '@countinghouse/contract/erp/module-master'
import { text } from '@countinghouse/contract/shell/pages.text'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useClientState } from '../session/client-store.ts'
import { NamedIcon } from '../../ui/display/icons.tsx'
import { chooserModules, moduleAddress, moduleOf } from './landing.ts'
import { StoreChoice } from '../profile/store-choice.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import classes from './modules-page.module.css'
import { useCan, useSession } from '../session/session.tsx'
import { routeQuery } from '../calls/queries.ts'

/** Module chooser; accessible to all signed-in users. Who may enable modules sees the others as well. Source: spec section 2, routes. */
export function ModulesPage() {
  const { t, locale } = useLanguage()
  const { modules, company } = useSession()
  const recent = useClientState((state) => state.recentModules)
  const [words, setWords] = useState('')
  const all = chooserModules(modules, recent)
  const can = useCan()
  const mayEnable = can(`${moduleMasterPage.eventType}:settings`) && moduleOf(modules, moduleMasterPage.path) !== null
  const { data: registered = [] } = useQuery({ ...routeQuery(listAppModules, {}), enabled: mayEnable })
  const nameOf = (module: Named) => (locale === 'ar' ? module.mdl_name_ar : module.mdl_name)
  const isMeant = (module: Named) => nameOf(module).toLowerCase().includes(words.trim().toLowerCase())
  const shown = all.filter(isMeant)
  const others = registered.filter(
    (module) => !module.enabled && isMeant(module) && all.every(({ mdl_route }) => mdl_route !== module.mdl_route),
  )
  return (
    <div className={classes.page}>
      <div className={classes.top}>
        <div>
          <h1 tabIndex={-1}>{t(text.modules)}</h1>
          <p className={classes.purpose}>
            {company.name} · {t(text.modulesPurpose)}
          </p>
        </div>
        <div className={classes.choices}>
          <StoreChoice />
          {all.length + registered.length > 1 && (
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
      </div>
      <p role="status" className={classes.empty}>
        {shown.length + others.length === 0 && t(all.length === 0 ? text.noModules : text.noModuleFound)}
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
        {others.map((module) => (
          <li key={module.mdl_route}>
            <Link to={moduleMasterPage.path} search={{ tab: 'switches' }} className={`${classes.card} ${classes.off}`}>
              <span className={classes.icon}>
                <NamedIcon name={module.icon} size={22} />
              </span>
              <span className={classes.name}>{nameOf(module)}</span>
              <span className={classes.last}>{t(text.notEnabled)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Named = { readonly mdl_name: string; readonly mdl_name_ar: string }
