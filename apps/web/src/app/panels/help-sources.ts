// Loaded with the first help, to keep the sources out of the shell.
export { helpSources } from 'virtual:help'
