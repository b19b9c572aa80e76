import { companiesPage } from '@countinghouse/contract/erp/company'
import { text } from '@countinghouse/contract/erp/own-company.text'
import { permissionName } from '@countinghouse/contract/page'
import { Link } from '@tanstack/react-router'
import classes from './demo-badge.module.css'
import { useLanguage } from '../../ui/language/language.tsx'
import { useCan } from '../session/session.tsx'

/** The company is a demo; leads to where the own one begins. */
export function DemoBadge() {
  const { t } = useLanguage()
  const can = useCan()
  const shared = { className: classes.badge, title: t(text.badgeHint) }
  if (!can(permissionName(companiesPage, 'view'))) return <span {...shared}>{t(text.badge)}</span>
  return (
    <Link to={companiesPage.path} {...shared}>
      {t(text.badge)}
    </Link>
  )
}
