const DEVICE_KEY = 'sampan.device'

/**
 * The token that identifies this device to the server. The token remains after a session ends, so that a stranger who
 * tries many wrong passwords does not lock out the device that the shopper usually logs in with.
 */
export const device = {
  /** The token to send with a login. Empty on a device that has never logged in or that blocks storage. */
  get(): { device_token?: string } {
    try {
      const device_token = localStorage.getItem(DEVICE_KEY)
      return device_token ? { device_token } : {}
    } catch {
      return {}
    }
  },

  keep(device_token: string): void {
    try {
      localStorage.setItem(DEVICE_KEY, device_token)
    } catch {
      // Without storage the server does not recognise the device.
    }
  },
}
