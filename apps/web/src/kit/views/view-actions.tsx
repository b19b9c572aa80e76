import type { SavedView } from '@countinghouse/contract/desk/view'
import { text } from '@countinghouse/contract/kit/view-actions.text'
import type { Listing } from '@countinghouse/contract/listing'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { ask } from '../dialog/confirm.ts'
import type { ListLook } from '../list/list-state.ts'
import { Popup } from '../../ui/dialog/popup.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { showToast } from '../../ui/dialog/toast.tsx'
import type { ListViews } from './use-list-views.ts'
import { useViewWrites } from './use-view-writes.ts'
import styles from './view-actions.module.css'

type ViewActionsProps = {
  readonly listing: Listing
  readonly views: ListViews
  /** The open view; null without one. */
  readonly current: SavedView | null
  readonly look: ListLook
  /** Whether the list deviates from the view. */
  readonly isChanged: boolean
}

/** Saves or resets deviations from a view, and the menu of the open view. */
export function ViewActions({ listing, views, current, look, isChanged }: ViewActionsProps) {
  const language = useLanguage()
  const { t } = language
  const writes = useViewWrites(listing)
  const done = (message: string) => showToast(language, { tone: 'done', message })

  async function save(view: SavedView): Promise<void> {
    const saved = await writes.update(view, { look })
    if (saved === null) return
    views.show(saved.id, { replace: true })
    done(t(text.saved, { name: saved.name }))
  }

  async function saveAs(): Promise<void> {
    const name = await ask.text({ title: t(text.saveTitle), label: t(text.name), confirm: t(text.save) })
    const saved = name === null ? null : await writes.create(name, look)
    if (saved === null) return
    views.show(saved.id)
    done(t(text.saved, { name: saved.name }))
  }

  return (
    <div className={styles.actions}>
      {isChanged && (
        <>
          {current?.canChange === true && (
            <button type="button" className={styles.main} onClick={() => void save(current)}>
              {t(text.save)}
            </button>
          )}
          <button type="button" className={styles.action} onClick={() => void saveAs()}>
            {t(text.saveAs)}
          </button>
          <button
            type="button"
            className={styles.action}
            onClick={() => views.show(current?.id ?? 'all', { replace: true })}
          >
            {t(text.reset)}
          </button>
        </>
      )}
      {current !== null && (
        <CurrentView key={current.id} view={current} writes={writes} done={done} onGone={() => views.show('all')} />
      )}
    </div>
  )
}

type CurrentViewProps = {
  readonly view: SavedView
  readonly writes: ReturnType<typeof useViewWrites>
  readonly done: (message: string) => void
  readonly onGone: () => void
}

/** The menu of the open view; users who cannot change it see its owner. */
function CurrentView({ view, writes, done, onGone }: CurrentViewProps) {
  const { t } = useLanguage()
  const [isSharing, setIsSharing] = useState(false)
  const { name } = view

  async function rename(): Promise<void> {
    const title = t(text.renameTitle, { name })
    const wanted = await ask.text({ title, label: t(text.name), value: name, confirm: t(text.rename) })
    if (wanted === null || wanted === name) return
    const saved = await writes.update(view, { name: wanted })
    if (saved !== null) done(t(text.saved, { name: saved.name }))
  }

  async function setDefault(): Promise<void> {
    const saved = await writes.setDefault(view, !view.isDefault)
    if (saved !== null) done(saved.isDefault ? t(text.isDefault, { name }) : t(text.noDefault))
  }

  async function remove(): Promise<void> {
    const answer = await ask.confirm({
      title: t(text.deleteTitle, { name }),
      body: t(text.deleteBody),
      confirm: t(text.deleteNamed, { name }),
      isDanger: true,
    })
    if (answer !== 'confirm' || !(await writes.remove(view))) return
    onGone()
    done(t(text.deleted, { name }))
  }

  const entries = [
    { label: t(view.isDefault ? text.clearDefault : text.makeDefault), run: setDefault },
    ...(view.canChange
      ? [
          { label: t(text.rename), run: rename },
          { label: t(text.share), run: async () => setIsSharing(true) },
          { label: t(text.delete), run: remove },
        ]
      : []),
  ]
  return (
    <>
      <Popup
        label={t(text.menu, { name })}
        side="end"
        buttonClass={styles.action}
        button={
          <>
            <span className={styles.menuName}>{t(text.menu, { name })}</span>
            <IconDots size={16} stroke={1.75} aria-hidden />
          </>
        }
      >
        {entries.map(({ label, run }) => (
          <button
            key={label}
            type="button"
            className={styles.entry}
            onClick={(event) => {
              event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
              void run()
            }}
          >
            {label}
          </button>
        ))}
        {!view.canChange && <p className={styles.note}>{t(text.sharedBy, { owner: view.owner })}</p>}
      </Popup>
      {isSharing && (
        <ShareDialog
          view={view}
          onClose={() => setIsSharing(false)}
          onShare={async (sharedWith) => {
            const saved = await writes.update(view, { sharedWith })
            if (saved === null) return
            setIsSharing(false)
            done(t(text.saved, { name }))
          }}
        />
      )}
    </>
  )
}
