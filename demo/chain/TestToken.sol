// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// A token without value for the demo's own chain and for tests: everybody may create units of it.
contract TestToken {
    string public name;
    string public symbol;
    uint8 public immutable decimals;
    /// Part of each transfer that the recipient does not get, in hundredths of a percent. The log names the whole
    /// amount, as some tokens with a fee do.
    uint256 public immutable feeBasisPoints;
    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 feeBasisPoints_) {
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
        feeBasisPoints = feeBasisPoints_;
    }

    function mint(address to, uint256 value) public {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    /// Creates units for several recipients in one transaction.
    function mintAll(address[] calldata to, uint256[] calldata values) external {
        for (uint256 at = 0; at < to.length; at++) mint(to[at], values[at]);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        move(from, to, value);
        return true;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function move(address from, address to, uint256 value) private {
        balanceOf[from] -= value;
        balanceOf[to] += value - (value * feeBasisPoints) / 10000;
        emit Transfer(from, to, value);
    }
}
