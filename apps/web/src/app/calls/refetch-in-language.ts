import type { QueryClient } from '@tanstack/react-query'
import { currentLocale, themeStore } from '../../ui/theme/theme-store.ts'

/** What the server says depends on the language, such as names; whoever changes it reads everything again. */
export function refetchInLanguage(queryClient: QueryClient): void {
  let locale = currentLocale()
  themeStore.subscribe(() => {
    if (currentLocale() === locale) return
    locale = currentLocale()
    // Names are kept for good; `kit/fields/record-names.ts`.
    queryClient.setQueryData(['record names'], new Map())
    void queryClient.invalidateQueries()
  })
}
