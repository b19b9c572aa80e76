import { helpOf } from '@countinghouse/contract/help'
import { text as masterHelp } from '@countinghouse/contract/kit/master-help.text'
import type { Master } from '@countinghouse/contract/master'
import { permissionName } from '@countinghouse/contract/page'
import { text } from '@countinghouse/contract/shell/help.text'
import { text as shellText } from '@countinghouse/contract/shell/shell.text'
import { HelpTasks } from './help-tasks.tsx'
import styles from './help.module.css'
import { useLanguage } from '../../ui/language/language.tsx'
import { useCan } from '../session/session.tsx'

/** The permission required for a task. */
const neededPermission: Readonly<Record<string, string>> = {
  create: 'create',
  duplicate: 'create',
  edit: 'edit',
  cell: 'edit',
  off: 'deactivate',
}

/** The help of a master: its own texts and the tasks of all masters that the user has permission for. */
export function MasterHelp({ master }: { readonly master: Master }) {
  const { t } = useLanguage()
  const can = useCan()
  const newRecord = t(shellText.newRecord, { one: t(master.text.one) })
  const tasks = helpOf(masterHelp).tasks.filter(({ name }) => {
    const right = neededPermission[name]
    return right === undefined || can(permissionName(master.page, right))
  })
  const hints = Object.keys(master.fields).flatMap((name) => {
    const [label, hint] = [master.text[name], master.text[`${name}_help`]]
    return label === undefined || hint === undefined ? [] : [{ name, label, hint }]
  })
  return (
    <>
      <p className={styles.purpose}>{t(master.text.purpose)}</p>
      <HelpTasks tasks={[...helpOf(master.text).tasks, ...tasks]} params={{ newRecord }} />
      {hints.length > 0 && (
        <section aria-labelledby="help-fields">
          <h3 id="help-fields" className={styles.title}>
            {t(text.fields)}
          </h3>
          <dl className={styles.fields}>
            {hints.map(({ name, label, hint }) => (
              <div key={name}>
                <dt>{t(label)}</dt>
                <dd>{t(hint)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  )
}
