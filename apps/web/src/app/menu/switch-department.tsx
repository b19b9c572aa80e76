import { modulesPath, storeBoundUserType } from '@countinghouse/contract/constants'
import { text } from '@countinghouse/contract/shell/shell.text'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useLanguage } from '../../ui/language/language.tsx'
import type { Layout } from '../frame/layout.ts'
import classes from './menu-items.module.css'
import { useTip } from './menu-tip.tsx'
import { useMenuView } from './menu-view.tsx'
import { useSession } from '../session/session.tsx'

/** Opens the module chooser; hidden for users of type 10. Source: spec sections 2 and 6. */
export function SwitchDepartment({ labels }: { readonly labels: Layout['labels'] }) {
  const { t } = useLanguage()
  const { user } = useSession()
  const { follow } = useMenuView()
  const tip = useTip(t(text.switchDepartment), 1)
  if (user.Usr_Type === storeBoundUserType) return null
  return (
    <div className={classes.groups} data-labels={labels} data-apart="true">
      <a href={modulesPath} onClick={follow} className={classes.item} data-level={1} {...tip}>
        <IconArrowsExchange size={18} stroke={1.75} aria-hidden="true" />
        <span className={classes.label}>{t(text.switchDepartment)}</span>
      </a>
    </div>
  )
}
