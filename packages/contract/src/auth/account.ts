import { page } from '../page.ts'
import { text } from './account.text.ts'

/** The account page of the signed-in user: profile, sign-in methods and sessions. */
export const accountPage = page({
  module: 'auth',
  path: '/account/',
  title: text.title,
  icon: 'user',
  isForEveryone: true,
  sortOrder: 5,
})
