import { searchRecords } from '@countinghouse/contract/desk/search'
import { eventTypeOf } from '@countinghouse/contract/page'
import { text } from '@countinghouse/contract/shell/scan.text'
import { text as shellText } from '@countinghouse/contract/shell/shell.text'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import { beginningWith } from '../routing/new-record.ts'
import { showToast } from '../../ui/dialog/toast.tsx'
import { call } from '../calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { later } from '../offline/later.ts'
import { findMenuItem } from '../menu/menu.ts'
import { openPanel, useIsPanelOpen } from '../panels/panels.ts'
import { answerScan } from './scan-feedback.ts'
import type { Scan } from './scan.ts'
import { listenToScans, useOtherScans } from './scan.ts'
import type { ScreenEntry } from '../routing/screens.ts'
import { findScreen, screens } from '../routing/screens.ts'
import { useCan, useSession } from '../session/session.tsx'

const CameraPanel = later(async () => (await import('./camera-panel.tsx')).CameraPanel)

/** What a scan does where the screen does not take it: it opens the record with this code. */
export function ScanHost({ path }: { readonly path: string }) {
  const language = useLanguage()
  const { t } = language
  const navigate = useNavigate()
  const creatable = useCreatable(path)
  const last = useRef(Promise.resolve())
  const hasCamera = useIsPanelOpen('camera')
  useEffect(listenToScans, [])

  async function open({ text: scanned, gs1 }: Scan): Promise<void> {
    const code = (gs1?.item ?? scanned).slice(0, 100)
    try {
      const { groups } = await call(searchRecords, { q: code })
      const exact = groups.flatMap((group) => group.items.filter((item) => item.isExact))
      const [only] = exact
      answerScan(only !== undefined)
      if (only === undefined) await notifyNothing(code)
      else if (exact.length > 1) openPanel('palette', code)
      else {
        await navigate({ href: only.address })
        if (only.mergedFrom !== null)
          showToast(language, { tone: 'done', message: t(text.merged, { code: only.mergedFrom, name: only.label }) })
      }
    } catch (error) {
      if (!(error instanceof Error)) throw error
      answerScan(false)
      showToast(language, { tone: 'error', message: t(text.failed, { code, reason: error.message }) })
    }
  }

  async function notifyNothing(code: string): Promise<void> {
    const action = creatable.length === 0 ? null : { label: await labelOf(creatable), run: () => create(code) }
    showToast(language, { tone: 'error', message: t(text.nothing, { code }), ...(action !== null && { action }) })
  }

  async function labelOf([one, ...others]: readonly ScreenEntry[]): Promise<string> {
    if (one === undefined || others.length > 0) return t(text.create)
    const name = (await import('../routing/record-names.ts')).recordNames[one.path]
    return name === undefined ? t(text.create) : t(shellText.newRecord, { one: t(name) })
  }

  function create(code: string): void {
    const [one, ...others] = creatable
    if (one === undefined || others.length > 0) return openPanel('palette', t(shellText.newRecord, { one: '' }).trim())
    void navigate({ to: one.path, search: { open: 'new' } as never, state: beginningWith({ code }) })
  }

  // One after the other, so that the record of the last scan is the one that stays open.
  useOtherScans((scan) => {
    last.current = last.current.then(() => open(scan))
  })
  return <Suspense>{hasCamera && <CameraPanel />}</Suspense>
}

/** The masters in which the user may create a record: that of the page alone, where it is one. */
function useCreatable(path: string): readonly ScreenEntry[] {
  const can = useCan()
  const { navigation } = useSession()
  const isCreatable = (screen: ScreenEntry) =>
    screen.isMaster === true &&
    can(`${eventTypeOf(screen.path)}:create`) &&
    findMenuItem(navigation, screen.path) !== null
  const own = findScreen(path)
  return own !== null && isCreatable(own) ? [own] : screens.filter(isCreatable)
}
