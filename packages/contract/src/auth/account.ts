import { page } from '../page.ts'
import { text } from './account.text.ts'

/** Everybody's own: who he is, and how he proves it. Source: shell-and-access.md 2.9, sessions, and 2.10. */
export const accountPage = page({
  module: 'auth',
  path: '/account/',
  title: text.title,
  icon: 'user',
  isForEveryone: true,
  sortOrder: 5,
})
