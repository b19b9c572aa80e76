/** Whether the server runs without TLS on an address other than loopback; main.ts sets it, the browser shows a red banner. */
export const transport = { isInsecureHttp: false }
