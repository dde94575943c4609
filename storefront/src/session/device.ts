const DEVICE_KEY = 'sampan.device'

/**
 * What the shop knows this device by. It outlives sessions: strangers who try many wrong passwords then shut nobody out
 * of the device they always log in on.
 */
export const device = {
  /** To be sent along; nothing on a device that never logged in, or that forbids storage. */
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
      // it stays a stranger to the shop
    }
  },
}
