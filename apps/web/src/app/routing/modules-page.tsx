import type { CompanyModule } from '@countinghouse/contract/erp/menu'
import { text } from '@countinghouse/contract/shell/pages.text'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useClientState } from '../session/client-store.ts'
import { NamedIcon } from '../../ui/display/icons.tsx'
import { chooserModules, moduleAddress } from './landing.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import classes from './modules-page.module.css'
import { useSession } from '../session/session.tsx'

/** Module chooser; accessible to all signed-in users. Source: spec section 2, routes. */
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
