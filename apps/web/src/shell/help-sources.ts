// Fetched with the first help, so that the shell need not know where each is.
export { helpSources } from 'virtual:help'
