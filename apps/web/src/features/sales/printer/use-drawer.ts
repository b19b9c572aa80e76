import { text } from '@countinghouse/contract/sales/printer.text'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { openCashDrawer, openDrawerFor } from './receipt-printer.ts'

type Drawer = {
  /** For payments of the types that do so. */
  readonly openFor: (...payments: Parameters<typeof openDrawerFor>) => Promise<void>
  readonly open: () => Promise<void>
}

/** Opens the drawer at the receipt printer, if there is one, and tells where it stayed closed. */
export function useDrawer(): Drawer {
  const language = useLanguage()
  const attempt = async (opening: Promise<void>) => {
    try {
      await opening
    } catch {
      showToast(language, { tone: 'error', message: language.t(text.drawerClosed) })
    }
  }
  return {
    openFor: (...payments) => attempt(openDrawerFor(...payments)),
    open: () => attempt(openCashDrawer()),
  }
}
