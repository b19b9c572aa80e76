import type { ModuleRow } from '@countinghouse/contract/erp/module-master'
import { moveModule } from '@countinghouse/contract/erp/module-master'
import { text } from '@countinghouse/contract/erp/module-master.text'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { NamedIcon } from '../../../ui/display/icons.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { StateWord } from '../../../ui/display/state-word.tsx'
import styles from '../registers.module.css'
import { formatSwitch } from './switch-labels.ts'
import { useRowDrag } from '../../../ui/behaviour/use-row-drag.ts'

type Props = {
  readonly modules: readonly ModuleRow[]
  readonly canEdit: boolean
  readonly hasCompanies: boolean
  /** Business date, by which switches are evaluated. */
  readonly today: string
  readonly onOpen: (id: number) => void
}

/** Modules in menu order. */
export function ModuleTable({ modules, canEdit, hasCompanies, today, onOpen }: Props) {
  const language = useLanguage()
  const { t, locale, formatNumber } = language
  const [said, setSaid] = useState('')
  const write = useWrite(t(text.title))
  const dragProps = useRowDrag((id, beforeId) => void move(id, beforeId))
  const nameOf = (module: ModuleRow | undefined) => (locale === 'ar' ? module?.nameAr : module?.name) ?? ''

  async function move(id: number, otherId: number | null): Promise<void> {
    if ((await write(moveModule, { id, otherId })) === null) return
    const rest = modules.filter((module) => module.id !== id)
    const place = otherId === null ? modules.length : rest.findIndex((module) => module.id === otherId) + 1
    const name = nameOf(modules.find((module) => module.id === id))
    setSaid(t(text.moved, { name, place, count: modules.length }))
  }

  const columns = [
    'order',
    'name',
    'route',
    'pages',
    ...(hasCompanies ? ['companies' as const] : []),
    'status',
  ] as const
  return (
    <>
      <table className={styles.table} aria-label={t(text.register)}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" data-column={name}>
                {t(text[`column_${name}`])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {modules.map((module, place) => (
            <tr key={module.id} data-code={module.code} {...(canEdit && dragProps(module.id))}>
              <td data-column="order">
                {canEdit ? (
                  <span className={styles.order}>
                    <span className={styles.handle} title={t(text.drag)} aria-hidden="true">
                      <IconGripVertical size={16} stroke={1.75} />
                    </span>
                    <IconButton
                      label={t(text.moveUp, { name: nameOf(module) })}
                      className={styles.move}
                      aria-disabled={place === 0}
                      onClick={() => place > 0 && void move(module.id, modules[place - 1]?.id ?? null)}
                    >
                      <IconArrowUp size={16} stroke={1.75} aria-hidden />
                    </IconButton>
                    <IconButton
                      label={t(text.moveDown, { name: nameOf(module) })}
                      className={styles.move}
                      aria-disabled={place === modules.length - 1}
                      onClick={() => place < modules.length - 1 && void move(module.id, modules[place + 2]?.id ?? null)}
                    >
                      <IconArrowDown size={16} stroke={1.75} aria-hidden />
                    </IconButton>
                  </span>
                ) : (
                  formatNumber(place + 1)
                )}
              </td>
              <th scope="row" data-column="name">
                <span className={styles.named}>
                  <NamedIcon name={module.icon} />
                  {canEdit ? (
                    <button type="button" className={styles.link} onClick={() => onOpen(module.id)}>
                      <bdi>{nameOf(module)}</bdi>
                    </button>
                  ) : (
                    <bdi>{nameOf(module)}</bdi>
                  )}
                </span>
              </th>
              <td data-column="route">
                <code dir="ltr">{module.route}</code>
              </td>
              <td data-column="pages" data-label={t(text.column_pages)}>
                {formatNumber(module.pages.length)}
              </td>
              {hasCompanies && (
                <td data-column="companies" data-label={t(text.column_companies)}>
                  {module.companies === null ? '–' : formatNumber(module.companies)}
                </td>
              )}
              <td data-column="status">
                {module.isHidden ? (
                  t(text.ofEverybody)
                ) : (
                  <StateWord tone={formatSwitch(language, module.own, today).isOn ? 'success' : 'neutral'}>
                    {formatSwitch(language, module.own, today).words}
                  </StateWord>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.said} role="status">
        {said}
      </p>
    </>
  )
}
