const DEVICE_KEY = 'sampan.device'

/**
 * The token by which the shop knows this device. It outlives sessions, so that strangers who try many wrong passwords
 * don't lock out the device that somebody always logs in on.
 */
export const device = {
  /** Sent with a log-in; empty on a device that never logged in, or that forbids storage. */
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
      // without storage it stays unknown to the shop
    }
  },
}
